import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { namedSharePictures, type SharePicture } from '../../../renderer/document/sharePicture.ts';
import { sharePictureFile } from '../../share/sharePictureFile.ts';
import { inParallel } from '../run/inParallel.ts';
import type { Run } from '../run/progress.ts';
import { tellNewPictures } from '../run/tellNewPictures.ts';

type Named = ReadonlyMap<string, SharePicture>;

/** The pictures of shared links that pages have named since the last call, by address. */
export function takeSharePictures(): Named {
  const named = new Map(namedSharePictures());
  namedSharePictures().clear();
  return named;
}

/**
 * Draws pictures of shared links.
 * @param variant whose pages name them
 */
export async function writeSharePictures(
  variant: string,
  named: Named,
  outDir: string,
  { progress, stopped }: Run,
): Promise<void> {
  const tell = tellNewPictures(named.keys(), `${variant}: pictures of shared links drawn`, progress);
  await mkdir(join(outDir, 'media/share'), { recursive: true });
  await inParallel(
    named,
    async ([address, wanted]) => {
      await copyFile(await sharePictureFile(address, wanted), join(outDir, address));
      tell(address);
    },
    stopped,
  );
}
