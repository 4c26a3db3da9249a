/** What translators are told about each text: where it stands, what its placeholders are, how long it may get. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readText } from '../../diagnostics/inputFile.ts';
import { withoutPluralSuffix } from './withoutPluralSuffix.ts';

/** Files of notes that several words files share, as their pages are built alike: notes file, then namespaces. */
export type SharedNotes = Readonly<Record<string, readonly string[]>>;

const noteEntry = z.union([
  z.string().min(1),
  z.strictObject({ note: z.string().min(1), max: z.number().int().positive() }),
]);

const notesFile = z.record(z.string(), noteEntry);

/** What is said about a text. */
export type Note = Readonly<{
  note: string;
  /** Letters as a reader counts them. Absent where the text may take the room it needs. */
  max?: number;
}>;

/** A note under its key; `*` in the key stands for one step of it, such as the position in a list. */
export type NoteEntry = Note & Readonly<{ file: string; pattern: string }>;

const notesPath = (name: string, dir: string) => join(dir, 'notes', `${name}.json`);

/**
 * The notes that hold for a words file.
 * @param shared which notes files hold for several words files
 * @throws Error that names the notes file when it cannot be read
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

/** The note that fits a key best: the one with the fewest stars. The two numbers of a text share one. */
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

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How long a text is to a reader: characters of any script count once, tags not at all. */
export function readableLength(text: string): number {
  return [...letters.segment(text.replace(/<[^>]*>/g, ''))].length;
}
