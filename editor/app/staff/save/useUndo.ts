import { useMutation, useQueryClient } from '@tanstack/react-query';
import { session } from '../../api.ts';

export type Undoing = Readonly<{
  id: string;
  /** Puts it back into what is unsaved, where its files have changed since. */
  asDraft?: boolean;
}>;

/** Takes a save back. Its answer has conflicts if its files have changed since. */
export function useUndo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, asDraft }: Undoing) =>
      asDraft ? session.saving.undoInDraft(id) : session.saving.undo(id),
    onSuccess: () => void client.invalidateQueries(),
  });
}
