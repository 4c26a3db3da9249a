import { isDeepStrictEqual } from 'node:util';
import { createPatch } from 'diff';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ImpossibleEdit, type YamlEdit } from '../../../branches/yaml/yamlEdit.ts';
import { editYaml } from '../../../editor/yaml/editYaml.ts';
import { dice } from '../branches/errors/hostileValues.ts';
import { commentsIn, editedLines, missingFrom } from './support/changedLines.ts';
import { edited, randomEdit } from './support/randomEdit.ts';
import { YAML_TEXTS } from './support/yamlTexts.ts';

const EDITS = 500;
/** What `*name` and `&name` in the odd file tie together: a change of one is written out in the others. */
const TIED = ['name', 'other', 'list', 'copies'];

const values = new Map<string, unknown>();
/** The value that a text says. The same texts are read again and again. */
function read(text: string): unknown {
  const value = values.get(text) ?? parse(text.replace(/^\uFEFF/, ''), { schema: 'core' }) ?? {};
  values.set(text, value);
  return value;
}

test(`${EDITS} random edits change no line but those of the value, and lose no comment`, () => {
  const random = dice(20261123);
  const texts = Object.entries(YAML_TEXTS);
  for (let i = 0; i < EDITS; i += 1) {
    const [name, text] = texts[i % texts.length] ?? ['', ''];
    const edit = randomEdit(read(text), random);
    const problem = problemOf(text, edit);
    if (problem) expect.fail(`Edit ${i} of ${name}:\n${explained(text, edit)}`);
  }
}, 60_000);

test('edits one after the other leave a file that can be edited', () => {
  const random = dice(7);
  for (const [name, text] of Object.entries(YAML_TEXTS).filter(([key]) => key !== 'clinic')) {
    let now = text;
    for (let i = 0; i < 15; i += 1) {
      const edit = randomEdit(read(now), random);
      if (problemOf(now, edit)) expect.fail(`Edit ${i} of ${name}:\n${explained(now, edit)}`);
      now = editYaml(now, edit);
    }
  }
});

/** What is wrong with the text after an edit. */
function problemOf(text: string, edit: YamlEdit): string | undefined {
  let after: string;
  try {
    after = editYaml(text, edit);
  } catch (error) {
    return String(error);
  }
  if (!isDeepStrictEqual(read(after), edited(read(text), edit))) return 'It says something else.';
  const [first, last] = editedLines(text, edit);
  const lines = text.split('\n');
  if (!TIED.includes(String(edit.path[0])) || !/ \*\w/.test(text)) {
    const now = after.split('\n');
    const above = lines.slice(0, first);
    const below = lines.slice(last + 1);
    const isAboveKept = above.every((line, i) => now[i] === line);
    const isBelowKept = below.every((line, i) => now.at(i - below.length) === line);
    if (!isAboveKept || !isBelowKept) return `A line outside ${first + 1} to ${last + 1} has changed.`;
  }
  const lost = missingFrom(commentsIn(text), commentsIn(after));
  const mayGo = mayLoseComments(read(text), edit) ? commentsIn(lines.slice(first, last + 1).join('\n')) : [];
  const [missed] = missingFrom(lost, mayGo);
  return missed && `The comment "${missed}" is lost.`;
}

/** Comments go only with lines that go. */
function mayLoseComments(value: unknown, edit: YamlEdit): boolean {
  if (edit.kind === 'remove') return true;
  const old = edit.path.reduce((inner, step) => (inner as Record<string, unknown> | undefined)?.[step], value);
  return edit.kind === 'set' && typeof old === 'object' && old !== null;
}

/** The smallest part of a file in which an edit goes wrong, what is wrong, and what the edit made of it. */
function explained(text: string, edit: YamlEdit): string {
  const sections = text.split(/^(?=[^\s#-])/m);
  for (let i = sections.length - 1; i >= 0; i -= 1) {
    const fewer = sections.toSpliced(i, 1);
    if (canBeRead(fewer.join(''), edit) && problemOf(fewer.join(''), edit)) sections.splice(i, 1);
  }
  const part = sections.join('');
  let after = '';
  try {
    after = editYaml(part, edit);
  } catch (error) {
    if (!(error instanceof ImpossibleEdit)) after = String(error);
  }
  return `${JSON.stringify(edit)}\n${problemOf(part, edit)}\n${createPatch('file', part, after)}`;
}

function canBeRead(text: string, edit: YamlEdit): boolean {
  try {
    edited(read(text), edit);
    return true;
  } catch {
    return false;
  }
}
