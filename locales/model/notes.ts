/** Notes for translators on each text: where it appears, what its placeholders are, how long it may be. */
import { z } from 'zod';
import type { ContentFiles } from '../../diagnostics/contentFiles.ts';
import { withoutPluralSuffix } from './neededTexts.ts';

/** Notes files shared by several words files whose pages have the same structure: notes file, then namespaces. */
export type SharedNotes = Readonly<Record<string, readonly string[]>>;

const text = z.string().min(1);
const notesFile = z.record(
  z.string(),
  z.union([text, z.strictObject({ note: text, max: z.number().int().positive() })]),
);

/** A note on a text. */
export type Note = Readonly<{
  note: string;
  /** Maximum length in graphemes. Absent if there is no limit. */
  max?: number;
}>;

/** A note with its key pattern; `*` matches one step of a key, such as a list index. */
type NoteEntry = Note & Readonly<{ file: string; pattern: string }>;

/**
 * Reads the notes files, each once: `<folder>/notes/<name>.json`.
 * @param shared notes files that apply to several words files
 * @returns a function from a words file to the notes on it
 * @throws Error with the path of a notes file that cannot be read
 */
export function readNotes(
  files: ContentFiles,
  shared: SharedNotes,
  folder = 'locales',
): (namespace: string) => readonly NoteEntry[] {
  const paths = files.list(folder).filter((path) => path.startsWith(`${folder}/notes/`) && path.endsWith('.json'));
  const notes = new Map(
    paths.map((path) => [path.replace(/^.*\/|\.json$/g, ''), parseNotes(files.readText(path).text, path)]),
  );
  return (namespace) => {
    const names = Object.keys(shared).filter((name) => shared[name]?.includes(namespace));
    return [namespace, ...names].flatMap((name) => notes.get(name) ?? []);
  };
}

function parseNotes(text: string, file: string): readonly NoteEntry[] {
  try {
    return Object.entries(notesFile.parse(JSON.parse(text))).map(([pattern, entry]) => ({
      file,
      pattern,
      ...(typeof entry === 'string' ? { note: entry } : entry),
    }));
  } catch (error) {
    throw new Error(`${file} is not a file of notes: ${(error as Error).message}`);
  }
}

/** The most specific note for a key: the one with the fewest stars. Plural forms of a text share a note. */
export function noteFor(key: string, notes: readonly NoteEntry[]): NoteEntry | undefined {
  const names = [key, withoutPluralSuffix(key)].map((name) => name.split('.'));
  const fits = ({ pattern }: NoteEntry) => {
    const wanted = pattern.split('.');
    return names.some(
      (steps) => steps.length === wanted.length && wanted.every((step, i) => step === '*' || step === steps[i]),
    );
  };
  const stars = ({ pattern }: NoteEntry) => pattern.split('*').length;
  return notes.filter(fits).sort((one, other) => stars(one) - stars(other))[0];
}
