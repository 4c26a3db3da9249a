/** What the forms ask the server. */
import { queryOptions } from '@tanstack/react-query';
import { api, read } from '../../api.ts';
import type { FileKind } from '../tasks.ts';
import { schemaIn } from './schemaIn.ts';

/** The files that have a form. */
export const filesQuery = queryOptions({
  queryKey: ['form', 'files'],
  queryFn: async () => (await read(api.form.files.$get())).files,
});

/** The fields of a kind of file. They change only with the branches that can be chosen. */
export const schemaQuery = (kind: FileKind) =>
  queryOptions({
    queryKey: ['form', 'schema', kind],
    queryFn: async () => schemaIn(await read(api.form.schema[':kind'].$get({ param: { kind } }))),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Starts the keys of all files. */
export const FILE_KEY = ['form', 'file'] as const;

/** The values and problems of a file. */
export const fileQuery = (id: string) =>
  queryOptions({ queryKey: [...FILE_KEY, id], queryFn: () => read(api.form[':id'].$get({ param: { id } })) });
