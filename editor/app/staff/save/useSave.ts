import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api } from '../../api.ts';
import { useSending } from '../form/editQueueContext.ts';
import { CONFLICTS } from '../pages/addresses.ts';
import { conflictsQuery } from './draftApi.ts';

/** Saves everything that is unsaved. Files that changed on the disk meanwhile are shown side by side instead. */
export function useSave() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { allSent } = useSending();
  return useMutation({
    mutationFn: async () => {
      await allSent();
      const answer = await api.draft.save.$post();
      return answer.json();
    },
    onSuccess: async (answer) => {
      if ('conflicts' in answer) {
        client.setQueryData(conflictsQuery.queryKey, answer.conflicts);
        navigate(CONFLICTS);
      }
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== conflictsQuery.queryKey[0] });
    },
  });
}
