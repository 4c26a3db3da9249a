/** What is unsaved, what was saved, and what somebody else changed meanwhile. */
import { queryOptions } from '@tanstack/react-query';
import { api, read } from '../../api.ts';

/** A file that was changed here and on the disk. A text is missing where the file does not exist. */
export type Conflict = Readonly<{
  path: string;
  base?: string | undefined;
  disk?: string | undefined;
  draft?: string | undefined;
  /** Both changes together; the fields that both changed keep it from being taken. */
  merged?: Readonly<{ text: string; conflicts: readonly unknown[] }> | undefined;
}>;

const OFTEN = 5000;

const askDraft = () => read(api.draft.$get());

/** The unsaved files and the last saves. */
export type Draft = Awaited<ReturnType<typeof askDraft>>;

/** Others may change files on the disk, so it is asked again and again. */
export const draftQuery = queryOptions({
  queryKey: ['draft'],
  queryFn: askDraft,
  refetchInterval: OFTEN,
});

/** The conflicts that the last attempt to save met. */
export const conflictsQuery = queryOptions<readonly Conflict[]>({
  queryKey: ['conflicts'],
  queryFn: () => [],
  staleTime: Number.POSITIVE_INFINITY,
});
