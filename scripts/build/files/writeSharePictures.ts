import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sharePictureFile } from '../../../renderer/media/pictureFile.ts';
import type { WrittenPage } from '../renderPages.ts';
import { inParallel } from '../run/inParallel.ts';
import type { RunningStep } from '../run/run.ts';

/** Draws the pictures for shared links. Pages with the same picture share one file. */
export async function writeSharePictures(
  pages: readonly Pick<WrittenPage, 'sharePicture'>[],
  outDir: string,
  { step, stopped }: RunningStep,
): Promise<void> {
  const wanted = new Map(pages.map(({ sharePicture }) => [sharePicture.url, sharePicture]));
  await inParallel(
    wanted.values(),
    async (picture) => {
      const file = join(outDir, picture.url);
      await mkdir(dirname(file), { recursive: true });
      await copyFile(await sharePictureFile(picture), file);
      step.done();
    },
    stopped,
  );
}
