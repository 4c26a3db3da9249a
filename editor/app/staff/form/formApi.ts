/** What the forms ask. */
import { queryOptions } from '@tanstack/react-query';
import { session } from '../../api.ts';
import type { FileKind } from '../tasks.ts';

/** The files that have a form. */
export const filesQuery = queryOptions({
  queryKey: ['form', 'files'],
  queryFn: () => session.forms.files(),
});

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
