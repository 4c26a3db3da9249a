import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Path } from '../../form/types.ts';
import { session } from '../api.ts';

/**
 * Takes a photograph into the draft.
 * @param path of the field that is to name it
 * @param onTaken receives its path under `media/`
 */
export function usePictureUpload(path: Path, onTaken: (name: string) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => session.pictures.add(file, path),
    onSuccess(name) {
      onTaken(name);
      return queries.invalidateQueries({ queryKey: ['pictures'] });
    },
  });
}
