/** Whether a site may be published as it is, and how that is said. */
import { describe, expect, test } from 'vitest';
import { loadFiles } from '../../../branches/model/files/loadFiles.ts';
import { GROUPS, type Group } from '../../../scripts/preflight/finding.ts';
import { findingsAbout } from '../../../scripts/preflight/findings.ts';
import { judge, judgementLines, mayGoOut } from '../../../scripts/preflight/judge.ts';
import { FIXTURE_FACTS } from '../../fixtures/folders.ts';

const groups = Object.keys(GROUPS) as Group[];
const found = (...names: readonly Group[]) => names.map((group) => ({ group }));

describe('a site with something left to do', () => {
  test.each([
    [['placeholder'], 'This site still has sample facts. Publish it as a test site (not for search engines), or stop.'],
    [['picture'], 'This site still has sample facts. Publish it as a test site (not for search engines), or stop.'],
    [['review'], 'This site still has unsigned advice. Publish it as a test site (not for search engines), or stop.'],
    [
      ['gap'],
      'This site still has gaps in published languages. Publish it as a test site (not for search engines), or stop.',
    ],
    [
      ['review', 'picture', 'placeholder', 'placeholder'],
      'This site still has sample facts and unsigned advice. Publish it as a test site (not for search engines), or stop.',
    ],
    [
      ['gap', 'review', 'placeholder'],
      'This site still has sample facts, unsigned advice and gaps in published languages. Publish it as a test site (not for search engines), or stop.',
    ],
  ] as const)('is not published, and says what is left of %j', (left, sentence) => {
    const judgement = judge(found(...left, 'wording', 'offer'), false);
    expect(mayGoOut(judgement)).toBe(false);
    expect(judgementLines(judgement)).toEqual([
      sentence,
      'To publish it as a test site, put testSite: true into branches/clinic.yaml. To see what is left: npm run preflight',
    ]);
  });

  test('is published as a test site, which says what is left', () => {
    const judgement = judge(found('placeholder', 'review'), true);
    expect(mayGoOut(judgement)).toBe(true);
    expect(judgementLines(judgement)).toEqual([
      'A test site, which says so on each page and is not for search engines: it still has sample facts and unsigned advice.',
    ]);
  });

  test('is kept back by whatever blocks in preflight, and by nothing else', () => {
    const kept = groups.filter((group) => !mayGoOut(judge(found(group), false)));
    expect(kept).toEqual(groups.filter((group) => GROUPS[group].blocks));
  });
});

describe('a site with nothing left to do', () => {
  const hints = groups.filter((group) => !GROUPS[group].blocks);

  test('is published, whatever a person may still want to think about', () => {
    const judgement = judge(found(...hints), false);
    expect(mayGoOut(judgement)).toBe(true);
    expect(judgementLines(judgement)).toEqual(['Ready to go live.']);
  });

  test('is reminded that search engines are still kept out, and how that ends', () => {
    const judgement = judge(found(...hints), true);
    expect(mayGoOut(judgement)).toBe(true);
    expect(judgementLines(judgement, 'facts/clinic.yaml')).toEqual([
      'Ready to go live, but still a test site: search engines are kept out. To end that, take testSite: true out of facts/clinic.yaml.',
    ]);
  });
});

test('the site of one branch does not wait for the facts of another one', () => {
  const files = loadFiles(FIXTURE_FACTS);
  const at = (file: string) => ({ group: 'placeholder' as const, file, message: '' });
  const [clinic, chennai, kavalkinaru] = ['clinic', 'chennai', 'kavalkinaru'].map((id) =>
    at(`${FIXTURE_FACTS}/${id}.yaml`),
  );
  const words = at('locales/en/home.json');
  const all = [clinic, chennai, kavalkinaru, words].filter((finding) => finding !== undefined);
  const sites = (...ids: readonly string[]) => [{ branches: ids.map((id) => ({ id })) }];
  expect(findingsAbout(all, files, sites('chennai'))).toEqual([clinic, chennai, words]);
  expect(findingsAbout(all, files, sites('chennai', 'kavalkinaru'))).toEqual(all);
});
