import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Media } from '../../renderer/media/catalogue.ts';
import { readMedia } from '../../renderer/media/readMedia.ts';

/**
 * Returns a function that reads every picture of a folder: again only after a file has come, gone or changed, because to read
 * all of them takes longer than to type a letter.
 */
export function createPictureList(folder: string): () => Promise<Media> {
  let before: Readonly<{ state: string; pictures: Promise<Media> }> | undefined;
  return async () => {
    const state = await stateOf(folder);
    if (before?.state !== state) {
      const pictures = readMedia(folder);
      before = { state, pictures };
      pictures.catch(() => {
        before = undefined;
      });
    }
    return before.pictures;
  };
}

async function stateOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const states = await Promise.all(
    files.sort().map(async (file) => {
      const { mtimeMs, size } = await stat(file);
      return `${file} ${mtimeMs} ${size}`;
    }),
  );
  return states.join('\n');
}
