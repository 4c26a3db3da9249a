import { useQuery } from '@tanstack/react-query';
import type { FormFile } from '../../../form/types.ts';
import { filesQuery } from '../form/formApi.ts';

export type Files = Readonly<{ clinic: FormFile | undefined; branches: readonly FormFile[]; all: readonly FormFile[] }>;

/** The files that have a form; undefined until they are known. */
export function useFiles(): Files | undefined {
  const { data: all } = useQuery(filesQuery);
  if (!all) return undefined;
  return {
    all,
    clinic: all.find(({ kind }) => kind === 'clinic'),
    branches: all.filter(({ kind }) => kind === 'branch'),
  };
}
