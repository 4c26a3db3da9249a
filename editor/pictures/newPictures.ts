/** Pictures that were dropped in and are not saved yet. When a draft is thrown away, those that nothing needs go with it. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { contentPath } from '../folder/contentPath.ts';
import { writeAtomically } from '../folder/writeAtomically.ts';

const names = z.array(z.string());

/** Remembers a picture as new. @param root folder of the project @param name path under `media/` */
export function rememberPicture(root: string, name: string): void {
  keepList(root, [...new Set([...newPictures(root), name])]);
}

/** The new pictures that no saved file names: they are not published. @returns paths under `media/` */
export function unsavedPictures(root: string): readonly string[] {
  const saved = savedTexts(root);
  return newPictures(root).filter((name) => !isNamed(name, saved));
}

/** Call it after saving: from then on, the pictures that the files name belong to the clinic, also if a later save names them no more. */
export function keepSavedPictures(root: string): void {
  if (newPictures(root).length > 0) keepList(root, unsavedPictures(root));
}

/**
 * Removes the new pictures that nothing saved or unsaved names. Call it after a draft was thrown away.
 * @param unsaved the texts that are left in the draft
 * @returns their paths under `media/`
 */
export function removeUnusedUploads(root: string, unsaved: readonly string[]): readonly string[] {
  const candidates = unsavedPictures(root);
  const unused = candidates.filter((name) => !isNamed(name, unsaved));
  for (const name of unused) rmSync(contentPath(`media/${name}`, root), { force: true });
  keepList(
    root,
    candidates.filter((name) => !unused.includes(name)),
  );
  return unused;
}

const listOf = (root: string) => join(root, '.cache/editor/pictures.json');

function newPictures(root: string): readonly string[] {
  const list = listOf(root);
  if (!existsSync(list)) return [];
  // A damaged list only means that unused pictures stay.
  try {
    return names.parse(JSON.parse(readFileSync(list, 'utf8')));
  } catch {
    return [];
  }
}

const keepList = (root: string, list: readonly string[]) =>
  writeAtomically(listOf(root), JSON.stringify(list, null, 2));

const isNamed = (name: string, texts: readonly string[]) => texts.some((text) => text.includes(name));

/** The branch files as saved: as text, because one with a mistake may still name a picture. */
function savedTexts(root: string): readonly string[] {
  const folder = join(root, 'branches');
  return readdirSync(folder)
    .filter((name) => /\.ya?ml$/i.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}
