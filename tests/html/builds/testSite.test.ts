/** Builds the sites as test sites, and as what they are without that switch. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite, listVariants } from '../../../branches/model/buildSite.ts';
import { todayInKolkata } from '../../../branches/model/day.ts';
import { loadFiles } from '../../../branches/model/files/loadFiles.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import { readWords } from '../../../locales/model/readWords.ts';
import { buildHere } from '../../support/buildHere.ts';
import { type BuiltPage, type BuiltSite, isListed, readBuilt, textOf } from '../support/readBuilt.ts';

const VARIANTS = listVariants(loadFiles('branches'));
const today = todayInKolkata(new Date());
const folder = mkdtempSync(join(tmpdir(), 'test-site-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Copies the facts of the clinic, and the switch as it is named. @returns their folder */
function factsOf(name: string, isTest: boolean): string {
  const branches = join(folder, name);
  cpSync('branches', branches, { recursive: true, filter: (path) => !/model|schema$/.test(path) });
  const clinic = join(branches, 'clinic.yaml');
  const text = readFileSync(clinic, 'utf8').replace(/^testSite:.*\n/m, '');
  writeFileSync(clinic, isTest ? `${text}\ntestSite: true\n` : text);
  return branches;
}

/** Builds sites of the clinic with the switch as it is named, and with the pages of languages under preview. */
async function build(name: string, isTest: boolean, variants: readonly string[]): Promise<readonly BuiltSite[]> {
  const [branches, out] = [factsOf(name, isTest), join(folder, `${name}-dist`)];
  const options = [...variants, '--preview', '--quick', '--branches', branches, '--out', out, '--today', today];
  const { status, stderr } = await buildHere(options);
  if (status !== 0) throw new Error(stderr);
  return variants.map((variant) => readBuilt(join(out, variant), buildSite(variant, loadFiles(branches), today)));
}

/** The sentence at the top of the pages of a language, by its code. */
const SENTENCES = new Map(
  LANGUAGES.map(({ code }) => [code, readWords(code).get('common')?.get('notice.testSite') ?? 'none']),
);

const languageOf = ({ document }: BuiltPage) => document.querySelector('html')?.getAttribute('lang') ?? '';
const robotsOf = ({ document }: BuiltPage) => document.querySelector('meta[name=robots]')?.getAttribute('content');

describe('a test site', { timeout: 180_000 }, () => {
  let sites: readonly BuiltSite[];
  let pages: readonly BuiltPage[];
  beforeAll(async () => {
    sites = await build('with', true, VARIANTS);
    pages = sites.flatMap((site) => site.pages);
  }, 180_000);

  test('says that it is one in the first line of every page, in the language of the page', () => {
    expect(pages.filter((page) => languageOf(page) !== SOURCE_LANGUAGE.code).length).toBeGreaterThan(0);
    for (const page of pages) {
      const first = page.document.querySelector('main > p:first-child > strong');
      expect(first && textOf(first), page.file).toBe(SENTENCES.get(languageOf(page)));
    }
  });

  test('asks search engines to leave out every page, and lets them read that', () => {
    for (const page of pages) expect(robotsOf(page), page.file).toBe('noindex');
    for (const { root } of sites) expect(readFileSync(join(root, 'robots.txt'), 'utf8')).not.toMatch(/^Disallow: ./m);
  });

  test('keeps everything else as it will be', () => {
    const listed = pages.filter((page) => isListed(page) && languageOf(page) === SOURCE_LANGUAGE.code);
    expect(listed.length).toBeGreaterThan(0);
    for (const { document, file } of listed) {
      expect(document.querySelector('link[rel=canonical]'), file).not.toBeNull();
      expect(document.querySelector('script[type="application/ld+json"]'), file).not.toBeNull();
    }
  });
});

describe('a site that is no test', { timeout: 180_000 }, () => {
  test('says nothing of the kind, and is open to search engines', async () => {
    const [site] = await build('without', false, VARIANTS.slice(-1));
    for (const page of site?.pages ?? []) {
      const sentence = SENTENCES.get(languageOf(page)) ?? '';
      expect(textOf(page.document), page.file).not.toContain(sentence);
      if (isListed(page) && languageOf(page) === SOURCE_LANGUAGE.code)
        expect(robotsOf(page), page.file).toBeUndefined();
    }
  });
});
