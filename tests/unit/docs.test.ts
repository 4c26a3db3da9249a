import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildSite } from '../../branches/model/buildSite.ts';
import { parseFiles } from '../../branches/model/files/parseFiles.ts';
import { readEditorFile } from '../../editor/config/editorFile.ts';
import { CONFIGURATIONS } from '../fixtures/configurations.ts';

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'branches/README.md',
  'locales/README.md',
  'deploy/README.md',
  'deploy/editor.md',
  'docs/accessibility.md',
  'docs/design.md',
  'docs/security.md',
  'findings/README.md',
  ...readdirSync('docs/decisions').map((name) => `docs/decisions/${name}`),
];

/** Paths that exist only after a command or in an example, and the clinic’s own branches. */
const GENERATED = /^(?:dist|\.cache)\/|^hi\/|^branches\/[\w-]+\.yaml$/;

/** Extensions and folders that mark a word in code as a path. */
const PATH = /^(?:[\w@.+-]+\/)*[\w@.+-]+(?:\/|\.(?:tsx?|json|ya?ml|md|webp|txt|css|html))$/;
const OURS = new Set(readdirSync('.'));

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

const codeOf = (text: string) => Array.from(text.matchAll(/`([^`\n]+)`/g), ([, code = '']) => code);

/** Returns the repository paths that a document mentions in code. Page output and examples do not count. */
function pathsOf(document: string, text: string): string[] {
  return codeOf(text)
    .flatMap((code) => code.split(/\s+/))
    .filter((word) => PATH.test(word) && !GENERATED.test(word))
    .filter(
      (word) => OURS.has(word.split('/')[0] ?? '') || existsSync(join(dirname(document), word.split('/')[0] ?? '')),
    );
}

describe.each(DOCUMENTS)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  test('mentions only paths that exist', () => {
    const gone = pathsOf(document, text).filter(
      (path) => !existsSync(path) && !existsSync(join(dirname(document), path)),
    );
    expect(gone).toEqual([]);
  });

  test('mentions only commands in package.json', () => {
    const commands = Array.from(text.matchAll(/npm (?:run )?([\w:]+(?:-\w+)*)/g), ([, name = '']) => name);
    expect(commands.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([]);
  });

  test('has no broken links', () => {
    const targets = Array.from(text.matchAll(/(?<!!)\[[^\]]*\]\(([^)#]+)(?:#[^)]*)?\)/g), ([, target = '']) => target);
    const own = targets.filter((target) => !/^https?:/.test(target)).map((target) => join(dirname(document), target));
    expect(own.filter((target) => !existsSync(normalize(target)))).toEqual([]);
  });
});

test('the example of editor.yaml is valid as printed', () => {
  const [, file = ''] = /```yaml\n([\s\S]*?)```/.exec(readFileSync('deploy/editor.md', 'utf8')) ?? [];
  // It stands in a list.
  const { value, problems } = readEditorFile({ path: 'editor.yaml', text: file.replaceAll(/^ {3}/gm, '') });
  expect(problems).toEqual([]);
  expect(Object.keys(value ?? {})).toContain('people');
});

test('the holiday example in the manual is valid as printed', () => {
  const example = /```yaml\n(hours:\n[\s\S]*?)```/.exec(readFileSync('branches/README.md', 'utf8'))?.[1] ?? '';
  const exceptions = /^exceptions:\n(?: .*\n)+/m.exec(example)?.[0] ?? 'not there';
  const files = CONFIGURATIONS['two-branches'].map(({ path, text }) => ({
    path,
    text: path.endsWith('chennai.yaml') ? text.replace(/^ {2}sunday: .*\n/m, (sunday) => sunday + exceptions) : text,
  }));
  const { branches } = buildSite('chennai', parseFiles(files), '2026-11-21');
  expect(branches[0]?.exceptions.map(({ day }) => day)).toEqual(['2027-01-15', '2027-01-16']);
});

test('the examples of dentists and places in the manual are valid as printed', () => {
  const manual = readFileSync('branches/README.md', 'utf8');
  const [, facts = 'no dentist'] = /```yaml\nteam:\n[\s\S]*?( {4}photo: [\s\S]*?)```/.exec(manual) ?? [];
  const [, place = 'no place'] = /```yaml\n(photos:\n[\s\S]*?)```/.exec(manual) ?? [];
  const files = CONFIGURATIONS['two-branches'].map(({ path, text }) => ({
    path,
    text: path.endsWith('clinic.yaml')
      ? text.replace('    founder: true\n', (founder) => founder + facts)
      : text.replace('pictureAlt:', (alt) => place + alt),
  }));
  const { clinic, primary } = buildSite('chennai', parseFiles(files), '2026-11-21');
  expect(clinic.team[0]).toMatchObject({ registration: expect.any(String), branches: [{ branch: 'chennai' }] });
  expect(primary).toMatchObject({ stepFree: 'with help', photos: { outside: { image: expect.any(String) } } });
});

test('every script in findings/ has its row', () => {
  const rows = Array.from(
    readFileSync('findings/README.md', 'utf8').matchAll(/^\| `(\S+)` \|/gm),
    ([, name]) => `${name}.sh`,
  );
  expect(rows.toSorted()).toEqual(
    readdirSync('findings')
      .filter((name) => name.endsWith('.sh'))
      .toSorted(),
  );
});
