import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api.ts';

/** Takes a save back. Its answer has conflicts if its files have changed since. */
export function useUndo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await api.draft.undo.$post({ json: { id } })).json(),
    onSuccess: () => client.invalidateQueries(),
  });
}
