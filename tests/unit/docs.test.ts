import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildSite } from '../../branches/model/buildSite.ts';
import { parseFiles } from '../../branches/model/files/parseFiles.ts';
import { readEditorFile } from '../../editor/config/editorFile.ts';
import { withMistakes } from './branches/errors/mistakes.ts';

const DOCUMENTS = [
  ...['README.md', 'CONTRIBUTING.md', 'branches/README.md', 'locales/README.md', 'deploy/README.md'],
  ...['deploy/editor.md', 'docs/accessibility.md', 'docs/design.md', 'docs/security.md', 'findings/README.md'],
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

test('the examples of holidays, dentists and places in the manual are valid as printed', () => {
  const manual = readFileSync('branches/README.md', 'utf8');
  const printed = (example: RegExp) => example.exec(manual)?.[1] ?? 'not there';
  const SUNDAY = '  sunday: [11:00-13:30]\n';
  const files = withMistakes(
    ['chennai', SUNDAY, SUNDAY + printed(/```yaml\nhours:\n[\s\S]*?^(exceptions:\n(?: .*\n)+)/m)],
    ['chennai', 'pictureAlt:', `${printed(/```yaml\n(photos:\n[\s\S]*?)```/)}pictureAlt:`],
    ['clinic', 'founder: true\n', `founder: true\n${printed(/```yaml\nteam:\n[\s\S]*?( {4}photo: [\s\S]*?)```/)}`],
  );
  const { clinic, primary } = buildSite('chennai', parseFiles(files), '2026-11-21');
  expect(primary.exceptions.map(({ day }) => day)).toEqual(['2027-01-15', '2027-01-16']);
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
