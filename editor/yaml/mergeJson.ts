import { jsonText } from '../../locales/model/wordsText.ts';
import { mergeValues } from './mergeValues.ts';
import type { MergedText } from './mergeYaml.ts';

/**
 * Merges two versions of a words file (`locales/<code>/<namespace>.json`, or a record of translations) that began as the
 * same text, key by key, in their order. The text is written as the commands write it,
 * with the line ends and the byte order mark of theirs.
 * @param base what both began with; empty if each made the file
 * @returns the text, and each key that both changed to different texts: the text has theirs
 * @throws SyntaxError if one of the texts is no JSON
 */
export function mergeJson(base: string, ours: string, theirs: string): MergedText {
  if (ours === theirs || base === ours) return { text: theirs, conflicts: [] };
  if (base === theirs) return { text: ours, conflicts: [] };
  const read = (text: string): unknown => JSON.parse(text.replace(/^\uFEFF/, '') || 'null');
  const { value, conflicts } = mergeValues({ base: read(base), ours: read(ours), theirs: read(theirs) });
  return { text: jsonText(value, theirs), conflicts };
}
