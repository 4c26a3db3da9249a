/** What the pages ask about files: their forms, what is unsaved, and what somebody else changed meanwhile. */
import { QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FormFile } from '../../form/forms.ts';
import { session } from '../api.ts';
import { isOnForge } from '../connection.ts';
import type { FileKind } from './tasks.ts';

/** What the pages have asked. */
export const client = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: true } } });

/** The files that have a form. */
export const filesQuery = queryOptions({ queryKey: ['form', 'files'], queryFn: () => session.forms.files() });

/** The fields of a kind of file. They change only with the branches that can be chosen. */
export const schemaQuery = (kind: FileKind) =>
  queryOptions({
    queryKey: ['form', 'schema', kind],
    queryFn: () => session.forms.schema(kind),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Starts the keys of all files. */
export const FILE_KEY = ['form', 'file'] as const;

/** The values and problems of a file. */
export const fileQuery = (id: string) =>
  queryOptions({ queryKey: [...FILE_KEY, id], queryFn: () => session.forms.file(id) });

/** What is unsaved, and what was saved. */
export const draftQuery = queryOptions({ queryKey: ['draft'], queryFn: () => session.unsaved.state() });

/** In milliseconds. A forge takes only so many requests in an hour. */
const OFTEN = isOnForge ? 60_000 : 5000;

/** Asks again and again what others have changed. */
export function useOthersChanges(): void {
  const queryFn = async () => {
    await session.unsaved.refresh();
    await client.invalidateQueries({ queryKey: draftQuery.queryKey });
    return null;
  };
  useQuery({ queryKey: ['others'], queryFn, refetchInterval: OFTEN });
}

/**
 * Changes something: all that is shown is then asked for again.
 * @param onDone is called when it is known what is unsaved then, and what is in the files
 */
export function useAct<Answer, Given = void>(
  mutationFn: (given: Given) => Promise<Answer>,
  onDone?: (answer: Answer) => void,
) {
  return useMutation({
    mutationFn,
    onSuccess: async (answer) => {
      void client.invalidateQueries();
      const shown = [draftQuery.queryKey, ['form']];
      await Promise.all(shown.map((queryKey) => client.invalidateQueries({ queryKey }, { cancelRefetch: false })));
      onDone?.(answer);
    },
  });
}

/** The file with this id; undefined until it is known, null if there is none. */
export function useFile(id = ''): FormFile | null | undefined {
  const { data: files } = useQuery(filesQuery);
  return files && (files.find((file) => file.id === id) ?? null);
}

/** Names files as staff know them, each once: a branch, the clinic; others by their path. */
export function useFileNames(): (...paths: readonly string[]) => string {
  const { t } = useTranslation('editor-staff');
  const { data: files = [] } = useQuery(filesQuery);
  const nameOf = (path: string) => {
    const file = files.find((each) => each.path === path);
    return file?.kind === 'clinic' ? t('allBranches') : (file?.name ?? path);
  };
  return (...paths) => [...new Set(paths.map(nameOf))].join(', ');
}
