/** Who approves which branch's file on GitHub. */
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { EXAMPLE } from '../../../../editor/config/editorFile.ts';
import { runHere } from '../../../support/runHere.ts';
import { type Files, temporaryFolder } from '../../../support/temporaryFolder.ts';

const LIST = '.github/CODEOWNERS';
const MARK = '# Made from editor.yaml by "npm run codeowners". Your own rules stand above this line.\n';
const PEOPLE = {
  'anita-k': { name: 'Anita Kumar', branch: ['salem', 'theni'] },
  Ravi: { name: 'Ravi Kumar', branch: 'theni' },
  kavitha: { name: 'Kavitha Sample', translates: ['ta'] },
};
const RULES = `${MARK}/branches/salem.yaml @anita-k\n/branches/theni.yaml @anita-k @Ravi\n`;

/** A project with three branches and these people. */
function open(people: unknown = PEOPLE, files: Files = {}) {
  const names = ['clinic', 'karur', 'salem', 'theni'].map((name) => [`branches/${name}.yaml`, `name: ${name}\n`]);
  const editor = stringify({ ...EXAMPLE, people });
  const cwd = temporaryFolder({ ...Object.fromEntries(names), 'editor.yaml': editor, ...files });
  return {
    run: (...words: string[]) => runHere('scripts/codeowners.ts', words, cwd),
    read: (path = LIST) => readFileSync(join(cwd, path), 'utf8'),
    path: (path = LIST) => join(cwd, path),
  };
}

test('all people of a branch approve its file, in one rule; a branch without people has none', async () => {
  const { run, read } = open();
  expect(await run()).toMatchObject({ status: 0, stderr: '' });
  expect(read()).toBe(RULES);
});

test('while nothing has changed, nothing is written, also with the line ends of Windows', async () => {
  const { run, path } = open(PEOPLE, { [LIST]: `* @Ravi\n${RULES}`.replaceAll('\n', '\r\n') });
  utimesSync(path(), 1, 1);
  for (const words of [[], ['--check']])
    expect(await run(...words)).toEqual({ status: 0, stdout: `${LIST} is up to date.\n`, stderr: '' });
  expect(statSync(path()).mtimeMs).toBe(1000);
});

test('--check says that the list is out of date, and writes nothing', async () => {
  const { run, path } = open();
  const stderr = `${LIST} does not say what editor.yaml says. Type: npm run codeowners\n`;
  expect(await run('--check')).toEqual({ status: 1, stdout: '', stderr });
  expect(existsSync(path())).toBe(false);
});

test('rules of developers stay, above: GitHub follows the last that matches', async () => {
  const { run, read } = open(
    { Ravi: { name: 'Ravi', branch: 'karur' } },
    { [LIST]: `* @sample-dental/team\n${RULES}` },
  );
  await run();
  expect(read()).toBe(`* @sample-dental/team\n${MARK}/branches/karur.yaml @Ravi\n`);
});

test('a list that is elsewhere is the one that changes: of two, GitHub reads only the first', async () => {
  const { run, read, path } = open(PEOPLE, { CODEOWNERS: '/scripts/ @Ravi' });
  expect((await run()).stdout).toMatch(/^CODEOWNERS says/);
  expect(read('CODEOWNERS')).toBe(`/scripts/ @Ravi\n${RULES}`);
  expect(existsSync(path())).toBe(false);
});

test('a rule below those that are made is not lost: its place is said, and where it belongs', async () => {
  const text = `# Ours\n${RULES}/scripts/ @Ravi\n`;
  const { run, read } = open(PEOPLE, { [LIST]: text });
  const { status, stderr } = await run();
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(`${LIST}:5:1\n`) });
  expect(stderr).toContain('would be lost. Move it above line 2.');
  expect(read()).toBe(text);
});

test.each([
  ['karurr', 10, 'people.anita-k.branch: found karurr, expected one of: karur, salem, theni.'],
  [['salem', 'erode'], 12, 'people.anita-k.branch: found erode, expected one of: karur, salem, theni.'],
  [['salem', 'Theni'], 12, 'found Theni, expected lower-case letters and digits'],
  [[], 10, 'found [], expected the name of a branch file, or several in square brackets'],
])('a branch that there is not is a sentence with its place: %j', async (branch, line, said) => {
  const { run, path } = open({ kavitha: PEOPLE.kavitha, 'anita-k': { branch, name: 'Anita' } });
  const { status, stderr } = await run();
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(said) });
  expect(stderr).toContain(`editor.yaml:${line}:`);
  expect(existsSync(path())).toBe(false);
});

test('somebody without an account on GitHub is a sentence with its place', async () => {
  const { status, stderr } = await open({ 'Anita Kumar': { name: 'Anita Kumar', branch: 'salem' } }).run();
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('editor.yaml:6:5\n') });
  expect(stderr).toContain('expected the name of an account on GitHub as its key');
});

test('without editor.yaml, the command shows one to begin with', async () => {
  const cwd = temporaryFolder();
  const { status, stderr } = await runHere('scripts/codeowners.ts', [], cwd);
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^There is no editor\.yaml.*\n\nrepo/),
  });
});
