import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { otherFormat } from '../../branches/model/files/pictureName.ts';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import { mediaProblem } from './mediaProblem.ts';

/** Paths below the folder of masters of every file that is named like a picture, and folders that cannot be such. */
export type Listing = Readonly<{ pictures: readonly string[]; problems: readonly Problem[] }>;

const isPicture = (name: string) => /\.webp$/i.test(name) || otherFormat(name) !== undefined;

/** Lists the pictures of a folder and those below it. Files whose names begin with a dot are the system's. */
export async function listMedia(dir: string, folder = ''): Promise<Listing> {
  const entries = await readdir(join(dir, folder), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => error,
  );
  if (entries instanceof Error) return { pictures: [], problems: [mediaProblem(dir, folder, whyClosed(entries))] };
  const shown = entries.filter(({ name }) => !name.startsWith('.'));
  const pathOf = (name: string) => (folder === '' ? name : `${folder}/${name}`);
  const folders = shown.filter((entry) => entry.isDirectory()).map(({ name }) => pathOf(name));
  const misnamed = folders.filter((path) => /\.webp$/i.test(path));
  const below = await Promise.all(
    folders.filter((path) => !misnamed.includes(path)).map((path) => listMedia(dir, path)),
  );
  const files = shown.filter((entry) => !entry.isDirectory() && isPicture(entry.name)).map(({ name }) => pathOf(name));
  return {
    pictures: [...files, ...below.flatMap(({ pictures }) => pictures)],
    problems: [
      ...misnamed.map((path) => mediaProblem(dir, path, FOLDER)),
      ...below.flatMap(({ problems }) => problems),
    ],
  };
}

const FOLDER =
  'found a folder with the name of a picture. Rename it without .webp, or put the picture itself in its place.';

function whyClosed({ code }: NodeJS.ErrnoException): string {
  return code === 'ENOENT'
    ? 'there is no such folder: it holds the pictures of all pages.'
    : `this folder cannot be opened (${code}). Ask whoever looks after this computer to allow it.`;
}
