import { isDeepStrictEqual } from 'node:util';
import { createPatch } from 'diff';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { YamlEdit } from '../../../branches/yaml/yamlEdit.ts';
import { editYaml } from '../../../editor/yaml/editYaml.ts';
import { dice } from '../branches/errors/hostileValues.ts';
import { commentsIn, edited, editedLines, randomEdit, YAML_TEXTS } from './support/randomEdits.ts';

/** What `*name` and `&name` in the odd file tie together: a change of one is written out in the others. */
const TIED = ['name', 'other', 'list', 'copies'];

const read = (text: string): unknown => parse(text.replace(/^\uFEFF/, ''), { schema: 'core' }) ?? {};

/** Makes random edits of a text. @param isKept whether each is made on top of those before it */
function editAtRandom(name: string, times: number, isKept: boolean): void {
  const random = dice(name.length);
  let text = YAML_TEXTS[name] ?? '';
  let value = read(text);
  for (let i = 0; i < times; i += 1) {
    const edit = randomEdit(value, random);
    const after = editYaml(text, edit);
    const problem = problemOf(text, value, edit, after);
    if (problem) expect.fail(`${JSON.stringify(edit)}\n${problem}\n${createPatch(name, text, after)}`);
    if (isKept) [text, value] = [after, read(after)];
  }
}

test.each(Object.keys(YAML_TEXTS))(
  'random edits change no line but those of the value, and lose no comment: %s',
  (name) => {
    editAtRandom(name, 60, false);
    if (name !== 'clinic') editAtRandom(name, 15, true);
  },
);

/** What is wrong with the text after an edit. */
function problemOf(text: string, value: unknown, edit: YamlEdit, after: string): string | undefined {
  if (!isDeepStrictEqual(read(after), edited(value, edit))) return 'It says something else.';
  const [first, last] = editedLines(text, edit);
  const lines = text.split('\n');
  const [above, below] = [lines.slice(0, first), lines.slice(last + 1)];
  const isTied = TIED.includes(String(edit.path[0])) && / \*\w/.test(text);
  const now = after.split('\n');
  const isKept =
    above.every((line, i) => now[i] === line) && below.every((line, i) => now.at(i - below.length) === line);
  if (!isTied && !isKept) return `A line outside ${first + 1} to ${last + 1} has changed.`;
  const lost = missingFrom(commentsIn(text), commentsIn(after));
  const mayGo = mayLoseComments(value, edit) ? commentsIn(lines.slice(first, last + 1).join('\n')) : [];
  const [missed] = missingFrom(lost, mayGo);
  return missed && `The comment "${missed}" is lost.`;
}

/** Comments go only with lines that go. */
function mayLoseComments(value: unknown, edit: YamlEdit): boolean {
  if (edit.kind === 'remove') return true;
  const old = edit.path.reduce((inner, step) => (inner as Record<string, unknown> | undefined)?.[step], value);
  return edit.kind === 'set' && typeof old === 'object' && old !== null;
}

/** The parts of a list that another one does not have as often. */
function missingFrom(list: readonly string[], other: readonly string[]): readonly string[] {
  const left = [...other];
  return list.filter((each) => {
    const place = left.indexOf(each);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
