import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sharePictureFile } from '../../../renderer/media/sharePictureFile.ts';
import type { WrittenPage } from '../renderPages.ts';
import { inParallel } from '../run/inParallel.ts';
import { logNewPictures } from '../run/logNewPictures.ts';
import type { Run } from '../run/progress.ts';

/**
 * Draws the pictures for shared links. Pages with the same picture share one file.
 * @param variant the site, for progress lines
 * @returns how many there are
 */
export async function writeSharePictures(
  variant: string,
  pages: readonly Pick<WrittenPage, 'sharePicture'>[],
  outDir: string,
  { progress, stopped }: Run,
): Promise<number> {
  const wanted = new Map(pages.map(({ sharePicture }) => [sharePicture.url, sharePicture]));
  const report = logNewPictures(wanted.keys(), `${variant}: pictures for shared links drawn`, progress);
  await inParallel(
    wanted.values(),
    async (picture) => {
      const file = join(outDir, picture.url);
      await mkdir(dirname(file), { recursive: true });
      await copyFile(await sharePictureFile(picture), file);
      report(picture.url);
    },
    stopped,
  );
  return wanted.size;
}
