/** Pictures that were dropped in and are not saved yet. When a draft is thrown away, those that nothing needs go with it. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { contentPath } from '../folder/contentPath.ts';
import type { Draft } from '../draft/draft.ts';
import { writeAtomically } from '../folder/writeAtomically.ts';

const names = z.array(z.string());

/** Remembers a picture as new. @param name path under `media/` */
export function rememberPicture(draft: Draft, name: string): void {
  keepList(draft, [...new Set([...newPictures(draft), name])]);
}

/** The new pictures that no saved file names: they are not published. @returns paths under `media/` */
export function unsavedPictures(draft: Draft): readonly string[] {
  const saved = savedTexts(draft);
  return newPictures(draft).filter((name) => !isNamed(name, saved));
}

/** Call it after saving: from then on, the pictures that the files name belong to the clinic, also if a later save names them no more. */
export function keepSavedPictures(draft: Draft): void {
  keepList(draft, unsavedPictures(draft));
}

/**
 * Removes the new pictures that nothing saved or unsaved names. Call it after a draft was thrown away.
 * @returns their paths under `media/`
 */
export function removeUnusedUploads(draft: Draft): readonly string[] {
  const unsaved = draft.unsaved().flatMap(({ text }) => text ?? []);
  const candidates = unsavedPictures(draft);
  const unused = candidates.filter((name) => !isNamed(name, unsaved));
  for (const name of unused) rmSync(contentPath(`media/${name}`, draft.root), { force: true });
  keepList(
    draft,
    candidates.filter((name) => !unused.includes(name)),
  );
  return unused;
}

const listOf = ({ root }: Draft) => join(root, '.cache/editor/pictures.json');

function newPictures(draft: Draft): readonly string[] {
  const list = listOf(draft);
  if (!existsSync(list)) return [];
  // A damaged list only means that unused pictures stay.
  try {
    return names.parse(JSON.parse(readFileSync(list, 'utf8')));
  } catch {
    return [];
  }
}

const keepList = (draft: Draft, list: readonly string[]) =>
  writeAtomically(listOf(draft), JSON.stringify(list, null, 2));

const isNamed = (name: string, texts: readonly string[]) => texts.some((text) => text.includes(name));

/** The branch files as saved: as text, because one with a mistake may still name a picture. */
function savedTexts({ root }: Draft): readonly string[] {
  const folder = join(root, 'branches');
  return readdirSync(folder)
    .filter((name) => /\.ya?ml$/i.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}
