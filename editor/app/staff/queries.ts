/** Queries for forms and for unsaved changes. */
import { MutationCache, QueryCache, QueryClient, queryOptions, useMutation } from '@tanstack/react-query';
import type { FileKind } from '../../content/tasks.ts';
import { press } from '../acts.ts';
import { session } from '../api.ts';
import { say } from '../shell/say.ts';

/** Errors get messages in the language of the editor. */
const onError = (error: Error) => Object.assign(error, { message: say(error) });

/** Milliseconds until what has failed is asked again, if it may succeed then. */
const RETRY_INTERVAL = 10_000;
const TEMPORARY: readonly unknown[] = [
  'NotStored',
  'TypeError',
  'broken',
  'offline',
  'unreachable',
  'refused.noCatalogue',
];

function isTemporary(error: unknown): boolean {
  const { name, code, formMessage } = Object(error);
  return [name, code, formMessage?.key].some((each) => TEMPORARY.includes(each));
}

export const client = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  // The session answers without a network, too; what needs one says so.
  defaultOptions: {
    queries: {
      retry: false,
      networkMode: 'always',
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      refetchInterval: ({ state }) => isTemporary(state.error) && RETRY_INTERVAL,
    },
    mutations: { networkMode: 'always' },
  },
});

/** The files that have a form. */
export const filesQuery = queryOptions({ queryKey: ['form', 'files'], queryFn: () => session.forms.files() });

/** The fields of a kind of file, in the language of the editor; constant except for the branches to choose from. */
export const schemaQuery = (kind: FileKind) =>
  queryOptions({
    queryKey: ['form', 'schema', kind],
    queryFn: () => session.forms.schema(kind),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Prefix of the keys of all files. */
export const FILE_KEY = ['form', 'file'] as const;

/** The values and problems of a file. */
export const fileQuery = (id: string) =>
  queryOptions({ queryKey: [...FILE_KEY, id], queryFn: () => session.forms.file(id) });

/** One part of the files of all branches; of no single file, so it is asked for again after each change. */
export const partsQuery = (key: string) =>
  queryOptions({ queryKey: [...PARTS_KEY, key], queryFn: () => session.forms.parts(key) });
export const PARTS_KEY = ['form', 'parts'] as const;

/** The unsaved files. */
export const draftQuery = queryOptions({ queryKey: ['draft'], queryFn: () => session.unsaved.state() });

/**
 * A mutation that begins after all that was typed, and invalidates all queries.
 * @param onDone called when draft and forms are up to date
 */
export function useAct<Answer, Given = void>(
  mutationFn: (given: Given) => Promise<Answer>,
  onDone?: (answer: Answer) => void,
) {
  return useMutation({
    mutationFn: (given: Given) => press(() => mutationFn(given)),
    onSuccess: async (answer) => {
      void client.invalidateQueries();
      const shown = [draftQuery.queryKey, ['form']];
      await Promise.all(shown.map((queryKey) => client.invalidateQueries({ queryKey }, { cancelRefetch: false })));
      onDone?.(answer);
    },
  });
}
