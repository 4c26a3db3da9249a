/** What the commands say about pages that are not public yet. */
import { expect, test } from 'vitest';
import type { Waiting } from '../../../../locales/model/waiting.ts';
import { siteMap } from '../../../../site/pages/routes.ts';
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

test('a language whose pages are all ready has one line', () => {
  expect(linesFor({ common: { texts: 0, reviews: 0 } })).toEqual([
    'தமிழ் (ta), preview: 5 of 5 pages ready for patients',
  ]);
});

test('sections of a branch file are counted together, and only for pages that show them', () => {
  const lines = linesFor({
    'branches/clinic.yaml: name': { texts: 0, reviews: 1 },
    'branches/clinic.yaml: offers': { texts: 0, reviews: 20 },
  });
  expect(lines).toEqual([
    'தமிழ் (ta), preview: 0 of 5 pages ready for patients',
    '  /ta, /ta/services, /ta/dental-tips, /ta/dental-myths wait for 1 review: branches/clinic.yaml 1',
    '  /ta/offers waits for 21 reviews: branches/clinic.yaml 21',
  ]);
});
