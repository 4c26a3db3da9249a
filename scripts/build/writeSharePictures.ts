import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { namedSharePictures } from '../../renderer/share/sharePicture.ts';
import { sharePictureFile } from '../share/sharePictureFile.ts';
import { inParallel } from './inParallel.ts';

/** Draws the pictures of shared links that pages have named since the last call. */
export async function writeSharePictures(outDir: string): Promise<void> {
  const named = [...namedSharePictures()];
  namedSharePictures().clear();
  await mkdir(join(outDir, 'media/share'), { recursive: true });
  await inParallel(named, async ([address, wanted]) => {
    await copyFile(await sharePictureFile(address, wanted), join(outDir, address));
  });
}
