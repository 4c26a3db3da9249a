import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pictureFile } from '../../../renderer/media/pictureFile.ts';
import type { SiteToRender, WrittenPage } from '../renderPages.ts';
import { inParallel } from '../run/inParallel.ts';
import type { RunningStep } from '../run/run.ts';

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
    wanted.values(),
    async (request) => {
      await copyFile(await pictureFile(request, media), join(outDir, request.url));
      step.done();
    },
    stopped,
  );
}
