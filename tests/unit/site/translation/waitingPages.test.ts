/** What the commands say about pages that are not public yet. */
import { expect, test } from 'vitest';
import { siteMap } from '../../../../site/pages/routes.ts';
import type { Waiting } from '../../../../site/translation/waiting.ts';
import { readinessLines } from '../../../../site/translation/waitingPages.ts';
import { languageNamed } from '../../../fixtures/languages.ts';
import { siteOf } from '../../../support/siteOf.ts';

const tamil = { ...languageNamed('ta'), status: 'preview' } as const;
const routes = siteMap(siteOf('2026-11-21')).filter(({ path }) =>
  ['/', '/services', '/offers', '/dental-tips', '/dental-myths'].includes(path),
);
const linesFor = (files: Record<string, Waiting>) => readinessLines(routes, tamil, new Map(Object.entries(files)));

test('pages that wait for the same share a line; texts to translate come before reviews', () => {
  const files = {
    services: { texts: 0, reviews: 55 },
    'dental-tips': { texts: 1, reviews: 24 },
    'dental-myths': { texts: 2, reviews: 0 },
  };
  expect(linesFor(files)).toEqual([
    'தமிழ் (ta), preview: 1 of 5 pages ready for patients',
    '  /ta, /ta/services wait for 55 reviews: services 55',
    '  /ta/dental-tips waits for 1 text: dental-tips 1; 24 reviews: dental-tips 24',
    '  /ta/dental-myths waits for 2 texts: dental-myths 2',
  ]);
});

test('reviews of shared words are counted for every page', () => {
  const lines = linesFor({ common: { texts: 0, reviews: 146 }, 'dental-tips': { texts: 0, reviews: 24 } });
  expect(lines).toContain('  /ta/dental-tips waits for 170 reviews: common 146, dental-tips 24');
  expect(lines[0]).toContain('0 of 5 pages');
});

test('a page that patients see names the texts that it shows in English, and one that they do not see does not', () => {
  const lines = linesFor({
    home: { texts: 0, reviews: 0, inEnglish: 1 },
    services: { texts: 0, reviews: 0, inEnglish: 2 },
    'dental-tips': { texts: 0, reviews: 3, inEnglish: 4 },
  });
  expect(lines).toEqual([
    'தமிழ் (ta), preview: 4 of 5 pages ready for patients',
    '  /ta/dental-tips waits for 3 reviews: dental-tips 3',
    '  /ta shows in English 3 texts: home 1, services 2',
    '  /ta/services shows in English 2 texts: services 2',
  ]);
});
