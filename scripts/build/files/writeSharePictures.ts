import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sharePictureFile } from '../../../renderer/media/sharePictureFile.ts';
import type { WrittenPage } from '../renderPages.ts';
import { inParallel } from '../run/inParallel.ts';
import { logNewPictures } from '../run/logNewPictures.ts';
import type { Run } from '../run/progress.ts';

/**
 * Draws the pictures of shared links. Pages for which the same picture stands share one.
 * @param variant whose pages name them
 * @returns how many there are
 */
export async function writeSharePictures(
  variant: string,
  pages: readonly Pick<WrittenPage, 'sharePicture'>[],
  outDir: string,
  { progress, stopped }: Run,
): Promise<number> {
  const wanted = new Map(pages.map(({ sharePicture }) => [sharePicture.url, sharePicture]));
  const tell = logNewPictures(wanted.keys(), `${variant}: pictures of shared links drawn`, progress);
  await inParallel(
    wanted.values(),
    async (picture) => {
      const file = join(outDir, picture.url);
      await mkdir(dirname(file), { recursive: true });
      await copyFile(await sharePictureFile(picture), file);
      tell(picture.url);
    },
    stopped,
  );
  return wanted.size;
}
