import { changeText } from '../../../branches/yaml/changeText.ts';
import { readYaml } from '../../../branches/yaml/readYaml.ts';
import { isGroup, isList, valueAt } from '../../../branches/yaml/values.ts';
import { normalText } from '../../../diagnostics/normalText.ts';
import type { Path } from '../../../diagnostics/place.ts';

/**
 * A branch file with a translation below its English text; everything else stays as people wrote it.
 * @param written the file's content
 * @param key key of the English text, as in `factTexts`: `offers.first-visit.title`
 * @param text the translation in its normal form; an empty one is deleted, with its line
 * @throws Error if there is no such English text
 */
export function withFactText(written: string, key: string, code: string, text: string): string {
  const source = readYaml(written);
  const place = factPath(source.value, key);
  const path = [...place, code];
  const before = valueAt(source.value, path);
  if (text === '') return before === undefined ? written : changeText(source, { kind: 'remove', path });
  if (typeof before === 'string' && normalText(before) === text) return written;
  if (valueAt(source.value, [...place, 'en']) === undefined) throw new Error(`There is no text ${key}.`);
  return changeText(source, { kind: 'set', path, value: text }, () => ['en', code]);
}

/**
 * The path of a text in a branch file.
 * @param value what the file says
 * @param key its key, in which entries of lists are named by their id, or by their number
 */
export function factPath(value: unknown, key: string): Path {
  const path: (string | number)[] = [];
  for (const step of key.split('.')) {
    const list = valueAt(value, path);
    const index = isList(list) ? list.findIndex((entry) => isGroup(entry) && entry.id === step) : -1;
    path.push(index >= 0 ? index : isList(list) ? Number(step) : step);
  }
  return path;
}
