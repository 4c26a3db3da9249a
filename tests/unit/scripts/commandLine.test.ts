/** How the commands answer unknown options and arguments. */
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { findLanguage } from '../../../scripts/cli/findLanguage.ts';
import { HINDI, LANGUAGE_TABLES } from '../../fixtures/languages.ts';
import { runHere } from '../../support/runHere.ts';
import { runScript } from '../../support/runScript.ts';

vi.setConfig({ testTimeout: 30_000 });

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** A full run tries every command; otherwise every fifth, since each takes a second to start. */
const ALL = Boolean(process.env.TEST_ALL);

/** npm commands that run a script of this project, with the script. */
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const script = /^node -r \S+ (scripts\/(?:bench\/)?\w+\.ts)$/.exec(line)?.[1];
  return script ? [[name, script] as const] : [];
});

test.each(commands.filter((_command, i) => ALL || i % 5 === 0))(
  'the command line of npm run %s gets a usage message when it is wrong',
  (name, script) => {
    const { status, stdout, stderr } = runScript(script, ['--no-such-option']);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    // Missing required arguments are reported first.
    expect(stderr).toMatch(/^(?:Unknown option '--no-such-option'|Required option '--by <name>' not specified)\n/);
    expect(stderr).toContain(`\n\nUsage: npm run ${name} -- [options]`);
    expect(stderr).not.toMatch(/\n\s+at /);
  },
);

test('the command line accepts a request for help', async () => {
  const { status, stdout, stderr } = await runHere('scripts/build.ts', ['--help']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^Usage: npm run build -- \[options\] \[site\.\.\.\]\n/);
  expect(stdout).toContain('--today <day>');
});

test.each([
  ['scripts/build.ts', ['--tody', '2025-08-15'], '(Did you mean --today?)'],
  ['scripts/build.ts', ['--today', '2025-13-40'], '--today "2025-13-40" is not a day. Write year-month-day'],
  ['scripts/build.ts', ['--quick'], '--quick needs --out <folder>: what is in dist may be uploaded'],
  ['scripts/preflight.ts', ['chennai'], 'Too many arguments.'],
  ['scripts/preflight.ts', ['--publish', 'madras'], 'There is no site "madras". Expected one of: combined, '],
  ['scripts/reviewed.ts', ['dentures', '--by', ' '], 'Say who has read it: --by "Name".'],
  ['scripts/i18nExport.ts', [], "Missing required argument 'language'\n"],
  ['scripts/i18nExport.ts', ['xx'], 'There is no language "xx". Expected one of: '],
  ['scripts/listings.ts', ['compare'], 'Name the file from Google: compare listings.csv\n'],
  ['scripts/serve.ts', ['--port', 'abc'], '"abc" is not a port. Expected a number from 1 to 65535'],
])('the command line %s %j is answered with what to type', async (script, args, said) => {
  const { status, stdout, stderr } = await runHere(script, args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(said);
  expect(stderr).toContain('Usage: npm run ');
  expect(stderr).not.toMatch(/^error|\n\s+at |is invalid\. (?!Allowed)/m);
});

test('the command line of a command for one language explains how to add one when there is only English', () => {
  expect(findLanguage('hi', LANGUAGE_TABLES['three languages']?.slice(1))).toBe(HINDI);
  expect(() => findLanguage('ta', [])).toThrow(
    'The site has no language but English. locales/README.md says how to add one, under "A new language".',
  );
});
