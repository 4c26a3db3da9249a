import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { branchesOf, personWith } from '../../../editor/config/editorConfig.ts';
import { EXAMPLE, readEditorFile } from '../../../editor/config/editorFile.ts';

const read = (text: string) => readEditorFile({ path: 'editor.yaml', text });

test('the example of editor.yaml can be read', () => {
  expect(read(stringify(EXAMPLE))).toEqual({ isReadable: true, value: EXAMPLE, problems: [] });
});

test.each([
  ['repository: sample', 'repository: https://github.com/sample', 1, /the owner and the name of the repository/],
  ['branch: main', 'branh: main', 2, /Did you mean branch/],
  ['site: https://www', 'site: www', 3, /https:/],
  ['  anita-k:', '  anita k@clinic:', 6, /the name of an account on GitHub/],
  ['    name: Anita Kumar', '    nickname: Anita', 6, /name/],
  ['    branch: chennai', '    translates: tamil', 7, /a list of languages/],
])('a mistake in editor.yaml is a sentence with its place: %s', (right, wrong, line, sentence) => {
  const { value, problems } = read(stringify(EXAMPLE).replace(right, wrong));
  expect(value).toBeUndefined();
  expect(problems[0]).toMatchObject({ file: 'editor.yaml', line, message: expect.stringMatching(sentence) });
});

test('accounts on GitHub are case-insensitive', () => {
  expect(personWith(EXAMPLE, 'Anita-K')?.name).toBe('Anita Kumar');
  expect(personWith(EXAMPLE, 'ravi')).toBeUndefined();
  expect(personWith(EXAMPLE, 'constructor')).toBeUndefined();
});

test.each([
  ['branch: salem', ['salem']],
  ['branch: [salem, theni]', ['salem', 'theni']],
  ['dentist: true', []],
])('a person works at a branch, at several, or for the whole clinic: %s', (line, branches) => {
  const { value, problems } = read(stringify(EXAMPLE).replace('branch: chennai', line));
  expect([problems, branchesOf(value && personWith(value, 'anita-k'))]).toEqual([[], branches]);
});
