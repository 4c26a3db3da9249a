/** The context of a text: the note for translators and the pages that show it. */

import type { Note } from '../../locales/model/notes.ts';
import type { TextStatus } from '../../locales/model/status.ts';
import { PROJECT } from '../../renderer/site/readContent.ts';
import type { Step } from '../cli/progress.ts';
import { noteReader } from './noteReader.ts';
import { pagesShowing, renderPages } from './pagesOfTexts.ts';

/** The note on a text, and where it is shown. */
export type TextContext = Note & Readonly<{ pages: readonly string[]; isEverywhere: boolean }>;

/**
 * Reads the notes and renders the pages once.
 * @param step counts the pages
 * @returns a function from a text to its context
 */
export async function readContexts(step: Step): Promise<(status: TextStatus) => TextContext> {
  const pages = await renderPages(PROJECT, step);
  const all = new Set(pages.map(({ path }) => path)).size;
  const noteOf = noteReader();
  return (status) => {
    const shown = pagesShowing(status, pages);
    return { ...noteOf(status), pages: shown, isEverywhere: shown.length === all };
  };
}
