/** A language that is set to `published` shows patients nothing that nobody has reviewed: from the files of a site to its pages. */
import { type HTMLElement, parse } from 'node-html-parser';
import { afterAll, expect, test } from 'vitest';
import { filesInMemory } from '../../../../diagnostics/contentFiles.ts';
import { LANGUAGES, type Language, pathInLanguage, replaceLanguages } from '../../../../locales/languages.ts';
import { formatRecord, parseRecord, recordPath } from '../../../../locales/model/record.ts';
import { signaturesPath } from '../../../../locales/model/signatures.ts';
import { waitingLines } from '../../../../scripts/build/report.ts';
import { readMedia } from '../../../../scripts/pictures/readMedia.ts';
import { loadSite } from '../../../../site/content/loadSite.ts';
import { readContent } from '../../../../site/content/readContent.ts';
import { siteMap } from '../../../../site/pages/routes.ts';
import { languageNamed } from '../../../fixtures/languages.ts';
import { DENTIST, liveSite } from '../../../fixtures/liveSite.ts';
import { FIXTURES } from '../../../support/fixtureTexts.ts';
import { plainText } from '../../../support/plainText.ts';
import { renderIn, siteIn } from '../../../support/renderIn.ts';

const before = [...LANGUAGES];
const tamil: Language = { ...languageNamed('ta'), status: 'published' };
replaceLanguages(before.with(before.indexOf(languageNamed('ta')), tamil));
afterAll(() => replaceLanguages(before));

const READ = /^(?:common|dental-tips|offers|home|branches\/(?:chennai|kavalkinaru)\.yaml)$/;
/** Files of which only one text was read. */
const READ_IN_PART: Readonly<Record<string, string>> = { 'dental-myths': 'hero.title', 'branches/clinic.yaml': 'name' };

/** A live site in which these alone were read in Tamil, and no advice was signed in English. */
function halfReadSite() {
  const live = liveSite(FIXTURES);
  const record = [...parseRecord(live[recordPath('ta')] ?? '')].map(([file, entries]) => {
    const isRead = ([key]: readonly [string, unknown]) => READ.test(file) || READ_IN_PART[file] === key;
    return [file, new Map([...entries].filter(isRead))] as const;
  });
  const { ta } = JSON.parse(live[signaturesPath()] ?? '');
  const read = { [recordPath('ta')]: formatRecord(new Map(record)), [signaturesPath()]: JSON.stringify({ ta }) };
  return readContent(filesInMemory(new Map(Object.entries({ ...FIXTURES, ...live, ...read }))));
}

const loaded = loadSite({ content: halfReadSite(), pictures: await readMedia('media'), today: '2026-11-22' });
const site = siteIn(loaded);
const render = renderIn({ ...loaded, site });
const pageIn = (language: Language, path: string) => parse(render(path, language).html);

test('a published language has only the pages whose words were all read; facts that nobody has read are in English', () => {
  const published = siteMap(site).filter((route) => loaded.publication.languagesOf(route).includes(tamil));
  expect(published.map(({ path }) => path).toSorted()).toEqual(['/dental-tips', '/offers']);
  const offer = pageIn(tamil, '/offers').querySelector('[data-offer] h3');
  expect(offer?.closest('[lang="en"]') ?? offer?.querySelector('[lang="en"]'), 'an unread offer').not.toBeNull();
  expect(waitingLines([site], loaded)).toEqual([
    expect.stringMatching(
      /^\S+ \(ta\), published: 2 of \d+ pages ready .*; npm run i18n says what the others wait for$/,
    ),
  ]);
});

const signedLine = (page: HTMLElement) => plainText(page.textContent).match(/Reviewed by .*?\d{4}\./)?.[0];

test('a page that a dentist has signed off says so in the language of the signature, to search engines, too', () => {
  const page = pageIn(tamil, '/dental-tips');
  expect(signedLine(page)).toContain(`Reviewed by ${DENTIST} on `);
  expect(signedLine(pageIn(before[0] ?? tamil, '/dental-tips'))).toBeUndefined();
  const data = page.querySelectorAll('script[type="application/ld+json"]').map((each) => JSON.parse(each.textContent));
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'MedicalWebPage',
      url: site.canonicalUrl + pathInLanguage('/dental-tips', tamil),
      lastReviewed: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      reviewedBy: { '@type': 'Person', name: DENTIST },
    }),
  );
});
