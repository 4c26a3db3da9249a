/** Whether a site may be published as it is, and how that is said. */
import { expect, test } from 'vitest';
import { assessReadiness, mayPublish, readinessLines } from '../../../../site/readiness/assessReadiness.ts';
import { GROUPS, type Group } from '../../../../site/readiness/finding.ts';
import { findingsAbout } from '../../../../site/readiness/findings.ts';
import { FIXTURE_FACTS } from '../../../fixtures/folders.ts';
import { loadFiles } from '../../../support/loadFiles.ts';

const groups = Object.keys(GROUPS) as Group[];
const hints = groups.filter((group) => !GROUPS[group].blocks);
const found = (...names: readonly Group[]) => names.map((group) => ({ group }));

test.each<readonly [readonly Group[], string]>([
  [['placeholder'], 'sample facts'],
  [['picture'], 'sample facts'],
  [['review', 'picture', 'placeholder', 'placeholder'], 'sample facts and unsigned advice'],
  [['gap', 'review'], 'unsigned advice'],
])('a site with %j is published only as a test site, and says what is left', (left, words) => {
  const readiness = assessReadiness(found(...left, ...hints), false);
  expect(mayPublish(readiness)).toBe(false);
  expect(readinessLines(readiness)).toEqual([
    `This site still has ${words}. Publish it as a test site (not for search engines), or stop.`,
    'To publish it as a test site, put testSite: true into branches/clinic.yaml. To see what is left: npm run preflight',
  ]);
  const test = assessReadiness(found(...left), true);
  expect(mayPublish(test)).toBe(true);
  expect(readinessLines(test)).toEqual([
    `A test site, which says so on each page and is not for search engines: it still has ${words}.`,
  ]);
});

test('a site is kept back by whatever blocks in preflight, and by nothing else', () => {
  const kept = groups.filter((group) => !mayPublish(assessReadiness(found(group), false)));
  expect(kept).toEqual(groups.filter((group) => GROUPS[group].blocks));
});

test.each([
  [false, 'Ready to go live.'],
  [
    true,
    'Ready to go live, but still a test site: search engines are kept out. To end that, take testSite: true out of facts/clinic.yaml.',
  ],
])('a site with nothing but hints is published; as a test site %s', (isTest, sentence) => {
  const readiness = assessReadiness(found(...hints), isTest);
  expect(mayPublish(readiness)).toBe(true);
  expect(readinessLines(readiness, 'facts/clinic.yaml')).toEqual([sentence]);
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
