import { statSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withoutEnding } from '../../../branches/model/files/pictureName.ts';
import { withLength } from '../../../renderer/worker/whole.ts';
import type { MediaRequest } from '../../../site/pictures/catalogue.ts';
import { pictureFile, pixelsOf, sharePictureFile } from '../../pictures/pictureFile.ts';
import type { SiteToRender, WrittenPage } from '../renderPages.ts';
import { inParallel, type RunningStep } from '../run.ts';

/** Writes the pictures that pages use, under names that say their length. Encodes those that are not cached. */
export async function writeMedia(
  { media }: Pick<SiteToRender, 'media'>,
  pages: readonly Pick<WrittenPage, 'pictures'>[],
  outDir: string,
  { step, stopped }: RunningStep,
): Promise<void> {
  const requests = new Map(pages.flatMap(({ pictures }) => pictures.map((request) => [request.url, request])));
  // All formats of a picture at a width are encoded from the same pixels.
  const formats = new Map<string, MediaRequest[]>();
  for (const request of requests.values()) {
    const address = withoutEnding(request.url);
    formats.set(address, [...(formats.get(address) ?? []), request]);
  }
  const write = async (requests: readonly MediaRequest[]) => {
    let pixels: ReturnType<typeof pixelsOf> | undefined;
    for (const request of requests) {
      pixels ??= pixelsOf(request, media);
      const file = await pictureFile(request, media, pixels);
      await copyTo(outDir, withLength(request.url, statSync(file).size), file);
      step.done();
    }
  };
  await inParallel(formats.values(), write, stopped);
}

/** Draws the pictures for shared links. Pages with the same picture share one file. */
export async function writeSharePictures(
  pages: readonly Pick<WrittenPage, 'sharePicture'>[],
  outDir: string,
  { step, stopped }: RunningStep,
): Promise<void> {
  const wanted = new Map(pages.map(({ sharePicture }) => [sharePicture.url, sharePicture]));
  const write = async (picture: WrittenPage['sharePicture']) => {
    await copyTo(outDir, picture.url, await sharePictureFile(picture));
    step.done();
  };
  await inParallel(wanted.values(), write, stopped);
}

async function copyTo(outDir: string, url: string, file: string): Promise<void> {
  const target = join(outDir, url);
  await mkdir(dirname(target), { recursive: true });
  await copyFile(file, target);
}
