/** The context of a text: the note for translators and the pages that show it. */

import { z } from 'zod';
import { schemaAt } from '../../branches/model/files/schemaAt.ts';
import { branchFile } from '../../branches/model/schema/branchFile.ts';
import { clinicFile } from '../../branches/model/schema/clinicFile.ts';
import { SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { isBranchFile } from '../../locales/model/isBranchFile.ts';
import { type Note, type NoteEntry, noteFor, readNotes } from '../../locales/model/notes.ts';
import type { TextStatus } from '../../locales/model/status.ts';
import { pagesShowing, renderPages } from './pagesOfTexts.ts';
import { SHARED_NOTES } from './sharedNotes.ts';

/** The note on a text, and where it is shown. */
export type TextContext = Note & Readonly<{ pages: readonly string[]; isEverywhere: boolean }>;

/** Reads the notes and renders the pages once. @returns a function from a text to its context */
export async function readContexts(): Promise<(status: TextStatus) => TextContext> {
  const pages = await renderPages(SOURCE_LANGUAGE, true);
  const all = new Set(pages.map(({ path }) => path)).size;
  const notes = new Map<string, readonly NoteEntry[]>();
  const notesOf = (namespace: string) => {
    const own = notes.get(namespace) ?? readNotes(namespace, SHARED_NOTES);
    notes.set(namespace, own);
    return own;
  };
  return (status) => {
    const { namespace, key } = status;
    const note = isBranchFile(namespace)
      ? { note: factNote(status) }
      : (noteFor(key, notesOf(namespace)) ?? { note: '' });
    const shown = pagesShowing(status, pages);
    return { ...note, pages: shown, isEverywhere: shown.length === all };
  };
}

/** The schema's descriptions of a branch file's field and of the groups it belongs to. */
function factNote({ namespace, key }: TextStatus): string {
  const schema = namespace.endsWith('/clinic.yaml') ? clinicFile : branchFile;
  const names = key.split('.');
  const steps: (string | number)[] = [];
  const sentences: string[] = [];
  for (const name of names) {
    // List entries are identified by id; any index finds their schema.
    const isEntry = schemaAt(schema, [...steps, 0]) !== undefined;
    steps.push(isEntry ? 0 : name);
    const found = schemaAt(schema, steps);
    const description = found && z.globalRegistry.get(found)?.description;
    if (typeof description === 'string') sentences.push(description);
  }
  return ['In a branch file, edited by the clinic.', ...new Set(sentences)].join(' ');
}
