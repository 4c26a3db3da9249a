/** What is unsaved, what was saved, and what somebody else changed meanwhile. */
import { queryOptions } from '@tanstack/react-query';
import type { FileConflict } from '../../../session/saving.ts';
import { session } from '../../api.ts';
import { config } from '../../connection.ts';

/** In milliseconds. GitHub takes only so many requests in an hour. */
const OFTEN = config.store === 'folder' ? 5000 : 60_000;

/** Others may change the content, so it is asked again and again. */
export const draftQuery = queryOptions({
  queryKey: ['draft'],
  queryFn: async () => {
    await session.saving.refresh();
    return session.saving.state();
  },
  refetchInterval: OFTEN,
});

/** The conflicts that the last attempt to save met. */
export const conflictsQuery = queryOptions<readonly FileConflict[]>({
  queryKey: ['conflicts'],
  queryFn: () => [],
  staleTime: Number.POSITIVE_INFINITY,
});
