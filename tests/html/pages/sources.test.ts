/** Advice names its sources. */
import { describe, expect, test } from 'vitest';
import { readWords } from '../../../locales/model/readWords.ts';
import { ADVICE } from '../../../renderer/site/clinical.ts';
import { siteMap } from '../../../renderer/site/routes.ts';
import { BUILT } from '../support/built.ts';
import { pageOf } from '../support/readBuilt.ts';

const english = readWords('en');

describe.each(BUILT)('pages of $variant', (built) => {
  const advice = siteMap(built.site).filter(({ namespace }) => ADVICE.includes(namespace));

  test.each(advice)('$path links to every source of its advice', ({ path, namespace }) => {
    const sources = [...(english.get(namespace) ?? [])].flatMap(([key, text]) =>
      key.startsWith('sources.items.') ? [text.match(/href="(https:[^"]+)"/)?.[1]] : [],
    );
    expect(sources.length).toBeGreaterThan(1);
    const hrefs = pageOf(built, path)
      .document.querySelectorAll('main a[href]')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(expect.arrayContaining(sources));
  });
});
