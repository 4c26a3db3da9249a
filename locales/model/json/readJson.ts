import type { z } from 'zod';
import type { InputFile } from '../../../diagnostics/contentFiles.ts';
import { lostCharacter, otherEncoding } from '../../../diagnostics/encodingProblems.ts';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import { JsonSource } from '../../../diagnostics/jsonSource.ts';
import { normalText } from '../../../diagnostics/normalText.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { jsonFault } from './jsonFault.ts';

/** What is in a JSON file, and what is wrong with it, with its place. Without problems, there is a value. */
export type JsonReading<T> = Readonly<{ value?: T; problems: readonly Problem[] }>;

/** Reads a JSON file that commands write and people merge: a record, a table. */
export function readJson<T>(file: InputFile, schema: z.ZodType<T>): JsonReading<T> {
  const source = new JsonSource(file);
  const fault = jsonFault(source.text);
  const unreadable =
    otherEncoding(source) ?? lostCharacter(source) ?? (fault && source.problem(fault.at, ...fault.sentence));
  if (unreadable) return { problems: [unreadable] };
  const { data, error } = schema.safeParse(JSON.parse(normalText(source.text)));
  if (!error) return { value: data, problems: [] };
  const path = (error.issues[0]?.path ?? []) as Path;
  return { problems: [source.problemAt(path, 'damagedEntry', { key: path.join('.') || file.path })] };
}
