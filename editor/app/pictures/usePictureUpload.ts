import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Path } from '../../form/types.ts';
import { session } from '../api.ts';
import { Refused, server } from '../server.ts';

/** The lists whose pictures have a folder of their own. */
const LISTS = ['offers', 'reels', 'team'];

/** The folder in `media/` for the pictures of a field. */
export const folderFor = ([first = '']: Path): string => (LISTS.includes(String(first)) ? String(first) : 'branches');

/** The server cannot write the picture; the message is the system's code, such as ENOSPC. */
export class NotWritten extends Error {
  override name = 'NotWritten';
}

/**
 * Gives a photograph to the server, which puts it into `media/`.
 * @param path of the field that is to name it
 * @param onTaken receives its path under `media/`
 */
export function usePictureUpload(path: Path, onTaken: (name: string) => void) {
  const queries = useQueryClient();
  return useMutation({
    /** @throws Refused with the reason; NotWritten */
    async mutationFn(file: File) {
      const answer = await server.pictures.$post({ form: { file, folder: folderFor(path), field: path.join('.') } });
      const said = await answer.json();
      if ('problem' in said) throw new Refused(said.problem);
      if ('notWritten' in said) throw new NotWritten(said.notWritten);
      await session.saving.refresh();
      return said.name;
    },
    onSuccess(name) {
      onTaken(name);
      return queries.invalidateQueries({ queryKey: ['pictures'] });
    },
  });
}
