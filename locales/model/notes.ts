/** Notes for translators on each text: where it appears, what its placeholders are, how long it may be. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readText } from '../../diagnostics/inputFile.ts';
import { withoutPluralSuffix } from './withoutPluralSuffix.ts';

/** Notes files shared by several words files whose pages have the same structure: notes file, then namespaces. */
export type SharedNotes = Readonly<Record<string, readonly string[]>>;

const noteEntry = z.union([
  z.string().min(1),
  z.strictObject({ note: z.string().min(1), max: z.number().int().positive() }),
]);

const notesFile = z.record(z.string(), noteEntry);

/** A note on a text. */
export type Note = Readonly<{
  note: string;
  /** Maximum length in graphemes. Absent if there is no limit. */
  max?: number;
}>;

/** A note with its key pattern; `*` matches one step of a key, such as a list index. */
export type NoteEntry = Note & Readonly<{ file: string; pattern: string }>;

const notesPath = (name: string, dir: string) => join(dir, 'notes', `${name}.json`);

/**
 * The notes on a words file.
 * @param shared notes files that apply to several words files
 * @throws Error with the path of a notes file that cannot be read
 */
export function readNotes(namespace: string, shared: SharedNotes, dir = 'locales'): readonly NoteEntry[] {
  const names = Object.keys(shared).filter((name) => shared[name]?.includes(namespace));
  return [namespace, ...names].flatMap((name) => {
    const file = notesPath(name, dir);
    if (!existsSync(file)) return [];
    return Object.entries(parseNotes(file)).map(([pattern, entry]) => ({
      file,
      pattern,
      ...(typeof entry === 'string' ? { note: entry } : entry),
    }));
  });
}

function parseNotes(file: string): z.infer<typeof notesFile> {
  try {
    return notesFile.parse(JSON.parse(readText(file)));
  } catch (error) {
    throw new Error(`${file} is not a file of notes: ${(error as Error).message}`);
  }
}

/** The most specific note for a key: the one with the fewest stars. Plural forms of a text share a note. */
export function noteFor(key: string, notes: readonly NoteEntry[]): NoteEntry | undefined {
  const names = [key, withoutPluralSuffix(key)];
  const stars = ({ pattern }: NoteEntry) => pattern.split('*').length;
  return notes
    .filter(({ pattern }) => names.some((name) => fits(name, pattern)))
    .sort((one, other) => stars(one) - stars(other))[0];
}

function fits(key: string, pattern: string): boolean {
  const steps = key.split('.');
  const wanted = pattern.split('.');
  return steps.length === wanted.length && wanted.every((step, i) => step === '*' || step === steps[i]);
}
