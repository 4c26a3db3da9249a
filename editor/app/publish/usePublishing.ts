import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ForgeAnswer } from '../../publish/publishing.ts';
import type { PublishAnswer } from '../../publish/publishRoutes.ts';
import { session } from '../api.ts';
import { type Choice, publishSource } from './publishSource.ts';

/** What has come of publishing; `unreachable` if the editor's server does not answer. */
export type PublishOutcome = PublishAnswer | ForgeAnswer | Readonly<{ outcome: 'unreachable' }>;

/** What publishing changes. */
const CHANGED = [['publish', 'changes'], ['publish', 'way'], ['publish', 'history'], ['draft'], ['form']] as const;

/** @param isArchive whether an archive is made instead */
export function usePublishing(isArchive: boolean) {
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: (json: Readonly<{ name: string; choices: Choice[] }>): Promise<PublishOutcome> =>
      publishSource.publish(json, isArchive),
    // What has come of it is said before the pages and preflight are looked through again, which follows by itself.
    onSettled: async () => {
      await session.saving.refresh();
      await Promise.all(CHANGED.map((queryKey) => queries.invalidateQueries({ queryKey: [...queryKey] })));
    },
  });
  const outcome: PublishOutcome | undefined = mutation.isError ? { outcome: 'unreachable' } : mutation.data;
  return {
    publish: (name: string, choices: Choice[]) => mutation.mutate({ name, choices }),
    outcome: mutation.isPending ? undefined : outcome,
    isWorking: mutation.isPending,
  };
}
