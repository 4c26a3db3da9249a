import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { otherFormat, pictureEnding } from '../../branches/model/files/pictureName.ts';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import { mediaProblem } from './mediaProblem.ts';

/** Paths of all files named like a picture, relative to the folder of masters, and the folders that have problems. */
export type Listing = Readonly<{ pictures: readonly string[]; problems: readonly Problem[] }>;

const isPicture = (name: string) => pictureEnding(name) !== undefined || otherFormat(name) !== undefined;

/** Those of `renderer/icons/drawing.ts`: no pictures. */
const isDrawing = (path: string) => /^icons\/[^/]+\.svg$/.test(path);

/** Lists the pictures in a folder and its subfolders. Skips dotfiles and drawings. */
export async function listMedia(dir: string, folder = ''): Promise<Listing> {
  const entries = await readdir(join(dir, folder), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => error,
  );
  if (entries instanceof Error)
    return { pictures: [], problems: [mediaProblem(dir, folder, explainUnopened(entries))] };
  const visible = entries.filter(({ name }) => !name.startsWith('.'));
  const pathOf = (name: string) => (folder === '' ? name : `${folder}/${name}`);
  const folders = visible.filter((entry) => entry.isDirectory()).map(({ name }) => pathOf(name));
  const misnamed = folders.filter((path) => pictureEnding(path) !== undefined);
  const listings = await Promise.all(
    folders.filter((path) => !misnamed.includes(path)).map((path) => listMedia(dir, path)),
  );
  const files = visible
    .filter((entry) => !entry.isDirectory() && isPicture(entry.name))
    .map(({ name }) => pathOf(name))
    .filter((path) => !isDrawing(path));
  return {
    pictures: [...files, ...listings.flatMap(({ pictures }) => pictures)],
    problems: [
      ...misnamed.map((path) => mediaProblem(dir, path, FOLDER)),
      ...listings.flatMap(({ problems }) => problems),
    ],
  };
}

const FOLDER =
  'found a folder with the name of a picture. Rename it without the ending, or put the picture itself in its place.';

function explainUnopened({ code }: NodeJS.ErrnoException): string {
  return code === 'ENOENT'
    ? 'there is no such folder: it holds the pictures of all pages.'
    : `this folder cannot be opened (${code}). Ask whoever looks after this computer to allow it.`;
}
