import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { namedSharePictures, type SharePicture } from '../../renderer/share/sharePicture.ts';
import { sharePictureFile } from '../share/sharePictureFile.ts';
import { inParallel } from './inParallel.ts';

type Named = ReadonlyMap<string, SharePicture>;

/** The pictures of shared links that pages have named since the last call, by address. */
export function takeSharePictures(): Named {
  const named = new Map(namedSharePictures());
  namedSharePictures().clear();
  return named;
}

/** Draws pictures of shared links. */
export async function writeSharePictures(named: Named, outDir: string): Promise<void> {
  await mkdir(join(outDir, 'media/share'), { recursive: true });
  await inParallel(named, async ([address, wanted]) => {
    await copyFile(await sharePictureFile(address, wanted), join(outDir, address));
  });
}
