/** Whatever is pasted into a file, and however large, the answer is a prompt message. */
import { spawnSync } from 'node:child_process';
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { InputErrors } from '../../../../diagnostics/inputErrors.ts';
import { CONFIGURATIONS, writeConfiguration } from '../../../fixtures/configurations.ts';
import { loadFiles } from '../../../support/loadFiles.ts';
import { WITH_TYPESCRIPT } from '../../../support/runScript.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { problemsIn } from './mistakes.ts';

const MB = 1_000_000;
/** CPU time, so that waiting for others fails no test; twice what a core needs whose other half is busy. */
const MAX_SECONDS = 6;

const [clinic, chennai, kavalkinaru] = CONFIGURATIONS['two-branches'];
const fill = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
const numbered = (count: number, entry: (index: number) => string) => Array.from({ length: count }, (_, i) => entry(i));
const instead = (line: RegExp, value: string) => chennai.text.replace(line, () => value);

/** A folder of branch files in which one has this text. */
function folderWith(text: string): string {
  const folder = temporaryFolder();
  writeConfiguration('two-branches', folder);
  writeFileSync(join(folder, 'chennai.yaml'), text);
  return folder;
}

/** Returns the first problem and the number of problems. */
function firstProblem(text: string): string {
  const start = process.cpuUsage();
  const problems = problemsIn([clinic, { ...chennai, text }, kavalkinaru]);
  const { message } = new InputErrors(problems);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1_000_000).toBeLessThan(MAX_SECONDS);
  expect(message.length).toBeLessThan(40_000);
  expect(message).not.toMatch(/call stack|undefined|Error:|\n +at /);
  return `${problems.length}: ${problems[0]?.message}`;
}

test('recognises a picture pasted as text', () => {
  const picture = (length: number) =>
    instead(/^picture: .*$/m, `picture: data:image/png;base64,${fill('iVBOR', length)}`);
  expect(firstProblem(picture(100_000))).toMatch(
    /^1: picture: found data:image\/png;base64,iVB.{1,60}…, expected a picture/,
  );
  expect(firstProblem(picture(4 * MB))).toMatch(/^1: the file is 4,0\d\d\.\d kB, expected at most 300 kB\. Restore /);
});

test('reports thousands of unknown keys, and refuses hundreds of thousands', () => {
  const withKeys = (count: number) => `${chennai.text}${numbered(count, (i) => `phone${i}: 1`).join('\n')}`;
  expect(firstProblem(withKeys(13_000))).toMatch(/^13000: phone0 is not a known key\. /);
  expect(firstProblem(withKeys(300_000))).toMatch(/^1: the file is .* kB, expected at most 300 kB\. /);
});

test.each([
  ['brackets', '['],
  ['quotes', '"'],
  ['line ends', '\n'],
  ['lines of aliases', '- *a\n'],
  ['lone surrogates', '\ud800'],
])('answers a file of nothing but %s with messages', (name, unit) => {
  const sizes = name === 'line ends' ? [60_000, 4.9 * MB] : [60_000];
  for (const text of [`name: ${fill(unit, 60_000)}`, ...sizes.map((size) => fill(unit, size))])
    expect(firstProblem(text)).toMatch(/^\d+: \S.{12,}/);
});

test('does not expand groups that contain each other ten levels deep', () => {
  const levels = [...'bcdefghij'].map((key, i) => `${key}: &${key} [${Array(9).fill(`*${'abcdefghij'[i]}`)}]`);
  expect(firstProblem(`a: &a [x, x, x]\n${levels.join('\n')}`)).toMatch(
    /a symbol in this text has a special meaning here/,
  );
});

test('answers the largest and worst files within 500 MB of memory', () => {
  const worst = [
    `a: |\n${fill(' x\n', 29_000)}`.repeat(9),
    `${chennai.text}${numbered(13_000, (i) => `phone${i}: 1`).join('\n')}`,
  ];
  const folders = worst.map(folderWith);
  const program = `
    import { loadFiles } from './tests/support/loadFiles.ts';
    for (const folder of ${JSON.stringify(folders)}) {
      try { loadFiles(folder); } catch (error) { console.log(error.name); }
    }
    console.log(process.resourceUsage().maxRSS);`;
  const { stdout } = spawnSync(process.execPath, [...WITH_TYPESCRIPT, '--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  const [kilobytes, ...names] = stdout.trim().split('\n').reverse();
  expect(names).toEqual(folders.map(() => 'InputErrors'));
  expect(Number(kilobytes) / 1000).toBeLessThan(500);
});

test('does not read a file above 5 MB', () => {
  const folder = folderWith('');
  // A sparse file, longer than any string can be.
  truncateSync(join(folder, 'chennai.yaml'), 6_000 * MB);
  expect(() => loadFiles(folder)).toThrow(
    /chennai\.yaml:1:1\n {4}the file is 6,000 MB, expected at most 5 MB\. Restore the file/,
  );
});
