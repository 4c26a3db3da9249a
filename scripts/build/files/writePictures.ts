import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withoutEnding } from '../../../branches/model/files/pictureName.ts';
import type { MediaRequest } from '../../../renderer/media/catalogue.ts';
import { pictureFile, pixelsOf, sharePictureFile } from '../../../renderer/media/pictureFile.ts';
import type { SiteToRender, WrittenPage } from '../renderPages.ts';
import { inParallel, type RunningStep } from '../run.ts';

/** Writes exactly the pictures that pages use, encoding those that are not cached. */
export async function writeMedia(
  { media }: Pick<SiteToRender, 'media'>,
  pages: readonly Pick<WrittenPage, 'pictures'>[],
  outDir: string,
  { step, stopped }: RunningStep,
): Promise<void> {
  const wanted = new Map(pages.flatMap(({ pictures }) => pictures.map((request) => [request.url, request])));
  const folders = new Set([...wanted.keys()].map((url) => dirname(join(outDir, url))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  await inParallel(
    formatsOfEach(wanted.values()),
    async ([first, ...others]) => {
      const pixels = pixelsOf(first, media);
      for (const request of [first, ...others]) {
        await copyFile(await pictureFile(request, media, pixels), join(outDir, request.url));
        step.done();
      }
    },
    stopped,
  );
}

type Formats = readonly [first: MediaRequest, ...others: MediaRequest[]];

/** Puts together requests that differ only in the format, which are encoded from the same pixels. */
function formatsOfEach(requests: Iterable<MediaRequest>): Iterable<Formats> {
  const formats = new Map<string, Formats>();
  for (const request of requests) {
    const address = withoutEnding(request.url);
    const found = formats.get(address);
    formats.set(address, found ? [...found, request] : [request]);
  }
  return formats.values();
}

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
