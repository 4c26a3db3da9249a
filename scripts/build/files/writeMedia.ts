import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pictureFile } from '../../../renderer/media/pictureFile.ts';
import type { SiteToRender, WrittenPage } from '../renderPages.ts';
import { inParallel } from '../run/inParallel.ts';
import { logNewPictures } from '../run/logNewPictures.ts';
import type { Run } from '../run/progress.ts';

/**
 * Writes exactly the pictures that pages use, encoding those that are not cached.
 * @returns how many there are
 */
export async function writeMedia(
  { site, media }: Pick<SiteToRender, 'site' | 'media'>,
  pages: readonly Pick<WrittenPage, 'pictures'>[],
  outDir: string,
  { progress, stopped }: Run,
): Promise<number> {
  const wanted = new Map(pages.flatMap(({ pictures }) => pictures.map((request) => [request.url, request])));
  const folders = new Set([...wanted.keys()].map((url) => dirname(join(outDir, url))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  const report = logNewPictures(wanted.keys(), `${site.variant}: pictures encoded`, progress);
  await inParallel(
    wanted.values(),
    async (request) => {
      await copyFile(await pictureFile(request, media), join(outDir, request.url));
      report(request.url);
    },
    stopped,
  );
  return wanted.size;
}
