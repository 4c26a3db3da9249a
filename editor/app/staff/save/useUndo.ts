import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api.ts';

export type Undoing = Readonly<{
  id: string;
  /** Puts it back into what is unsaved, where its files have changed since. */
  asDraft?: boolean;
}>;

/** Takes a save back. Its answer has conflicts if its files have changed since. */
export function useUndo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (json: Undoing) => (await api.draft.undo.$post({ json })).json(),
    onSuccess: () => client.invalidateQueries(),
  });
}
