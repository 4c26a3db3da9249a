/** Runs `npm run new:language` in a copy of the project. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageRow, withColumns } from '../../../site/translation/newLanguage.ts';
import { copyProject } from '../../support/copyProject.ts';
import { runHere } from '../../support/runHere.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const folder = temporaryFolder({}, afterAll);
const root = join(folder, 'project');
const here = (script: string, ...args: readonly string[]) => runHere(join(root, 'scripts', script), args, root);
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const linesOf = (path: string) => readFileSync(path, 'utf8').split('\n');

describe('npm run new:language', { timeout: 120_000 }, () => {
  beforeAll(() => copyProject(root));

  test('makes a language that can be translated, exported and published like any other', async () => {
    // The project's own script: Vitest reads a module once, and this changes the list of languages in the copy.
    expect(await runHere('scripts/newLanguage.ts', ['hi'], root)).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/^हिन्दी \(hi\) was added as a preview\./),
    });
    expect(readdirSync(join(root, 'locales/hi'))).toEqual(['common.json']);
    expect(read('locales/glossary.csv').split('\n')[0]).toContain(',Hindi,Hindi: never,required,');
    expect(read('locales/tone.hi.md')).toMatch(/^# How the Hindi texts speak\n/);
    const before = linesOf('locales/languages.json');
    const added = read('locales/languages.json')
      .split('\n')
      .filter((line) => !before.includes(line));
    expect(added.join('\n')).toContain('"code": "hi"');

    const words = JSON.stringify({ nav: { home: 'होम' } }, null, 2);
    writeFileSync(join(root, 'locales/hi/common.json'), `${words}\n`);
    const { status, stdout, stderr } = await here('i18n.ts');
    expect({ status, stderr }).toMatchObject({ status: 0 });
    expect(stdout).toContain('हिन्दी (hi), preview: 0 of ');
    expect(read('locales/record/hi.json')).toMatch(/"nav\.home": \{"english":"\w{8}","text":"\w{8}","by":"person"\}/);
    expect((await here('i18nReview.ts', 'hi', 'common', 'nav.home', '--by', 'Asha')).status).toBe(0);
  });

  test('changes nothing for a language that the site has, or that is none', async () => {
    const before = ['locales/languages.json', 'locales/glossary.csv'].map(read);
    for (const [code, sentence] of [
      ['ta', 'The site has Tamil (ta) already: locales/languages.json has its row.'],
      ['en', 'The site has English (en) already: locales/languages.json has its row.'],
      ['xx', '"xx" is not the code of a language. Expected two or three letters of ISO 639, such as hi for Hindi'],
      ['hi-IN', '"hi-IN" is not the code of a language.'],
      ['ur', 'Urdu (ur) is written from right to left, which the pages cannot show yet. Ask a developer.'],
    ] as const) {
      const { status, stderr } = await here('newLanguage.ts', code);
      expect(status, code).toBe(1);
      expect(stderr).toContain(sentence);
      expect(stderr).toContain('Nothing was written.');
    }
    expect(['locales/languages.json', 'locales/glossary.csv'].map(read)).toEqual(before);
  });
});

test('the row of a language has its name in its own script, its fonts, and figures from 0 to 9', () => {
  expect(languageRow('ml')).toMatchObject({
    nativeName: 'മലയാളം',
    hreflang: 'ml-IN',
    intl: 'ml-IN',
    tallScript: true,
    fonts: expect.stringContaining('Noto Sans Malayalam'),
    status: 'preview',
  });
  expect(languageRow('mr').intl).toBe('mr-IN-u-nu-latn');
  expect(new Intl.NumberFormat(languageRow('bn').intl).format(123)).toBe('123');
});

test('a glossary gets two empty columns, and keeps everything else', () => {
  const glossary = '\ufeffEnglish,Tamil,Tamil: never,required,note\r\n"gum, pink",ஈறு,,yes,"so ""pink"""\r\n';
  expect(withColumns(glossary, 'Hindi')).toBe(
    '\ufeffEnglish,Tamil,Tamil: never,Hindi,Hindi: never,required,note\r\n"gum, pink",ஈறு,,,,yes,"so ""pink"""\r\n',
  );
});
