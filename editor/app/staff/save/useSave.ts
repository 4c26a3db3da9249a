import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { session } from '../../api.ts';
import { allSent } from '../form/sending.ts';
import { CONFLICTS } from '../pages/addresses.ts';
import { conflictsQuery, draftQuery } from './draftApi.ts';

/** Saves everything that is unsaved. Files that changed on the disk meanwhile are shown side by side instead. */
export function useSave() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      await allSent();
      return session.saving.save();
    },
    onSuccess: async (answer) => {
      if ('conflicts' in answer) {
        client.setQueryData(conflictsQuery.queryKey, answer.conflicts);
        navigate(CONFLICTS);
      }
      client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== conflictsQuery.queryKey[0] });
      // What is unsaved has to be known when it is said that all is saved.
      await client.invalidateQueries({ queryKey: draftQuery.queryKey }, { cancelRefetch: false });
    },
  });
}
