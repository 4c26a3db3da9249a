import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findMediaRequests, type MediaRequest, readCatalogue } from '../../renderer/media/catalogue.ts';
import { encode } from '../../renderer/media/encode.ts';
import { outputFiles } from './outputFiles.ts';

/** How many pictures are made at once. */
const AT_ONCE = 4;

/** Makes exactly the pictures that the pages of a folder name. */
export async function writeMedia(outDir: string): Promise<void> {
  const catalogue = await readCatalogue();
  const wanted = new Map<string, MediaRequest>();
  for (const file of await outputFiles(outDir, '.html')) {
    for (const request of findMediaRequests(await readFile(file, 'utf8'))) wanted.set(request.url, request);
  }
  const queue = [...wanted.values()];
  const work = async () => {
    for (let request = queue.pop(); request; request = queue.pop()) {
      const file = join(outDir, request.url);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await encode(request, catalogue));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
