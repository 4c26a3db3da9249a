import type { Path } from '../../diagnostics/place.ts';
import { YamlSource } from '../../diagnostics/yamlSource.ts';

/** A sentence of a check, with the field of a branch file that it is about, if it names one. */
export type PlacedSentence = Readonly<{ message: string; file?: string; line?: number; path?: Path }>;

/** As the commands write places: `branches/chennai.yaml:12:3: ...`. */
const PLACE = /^(\S+\.(?:ya?ml|json)):(\d+)(?::\d+)?:?\s+(.*)$/s;

/** @param read the text of a file; undefined if there is none */
export function placed(sentence: string, read: (path: string) => string | undefined): PlacedSentence {
  const [, file, at, message] = PLACE.exec(sentence) ?? [];
  if (file === undefined || message === undefined) return { message: sentence };
  const line = Number(at);
  const text = read(file);
  if (text === undefined || !file.startsWith('branches/')) return { message, file, line };
  const before = text.split('\n').slice(0, line);
  const end = before.join('\n').length;
  return { message, file, line, path: new YamlSource({ path: file, text }).pathAt(end) };
}
