/** Key facts of each treatment, whose figures `specification.test.ts` checks, and links to the sections of long pages. */
import { describe, expect, test } from 'vitest';
import { SERVICES } from '../../../site/pages/services.ts';
import { FIXTURE_BUILT } from '../support/fixtureBuilt.ts';
import { pageOf, textsOf, valuesOf } from '../support/readBuilt.ts';

describe.each(FIXTURE_BUILT)('the service pages of $variant', (built) => {
  const page = (path: string) => pageOf(built, path).document;

  test.each(SERVICES)('$subPage shows duration, cost, comfort and aftercare at a glance', ({ subPage, kind }) => {
    const glance = page(subPage)
      .querySelectorAll('main section')
      .find((part) => textsOf(part, 'h2').includes('At a glance'));
    const labels = textsOf(glance, 'dt');
    expect(labels.slice(-2)).toEqual(['What it feels like', 'Afterwards']);
    if (kind === 'illustrated') expect(labels.slice(-4, -2)).toEqual(['How long it takes', 'What it costs']);
    expect(textsOf(glance, 'dd').join(' ')).toMatch(/Rs \d/);
  });

  test.each(SERVICES)('$subPage links to its sections in order', ({ subPage }) => {
    const document = page(subPage);
    const targets = valuesOf(document, 'nav[aria-labelledby=on-this-page] a');
    expect(targets.length).toBeGreaterThanOrEqual(5);
    expect(document.querySelectorAll('main section[id], main #emergency').map(({ id }) => `#${id}`)).toEqual(targets);
  });

  test('show a card’s figures on /services apart from its text', () => {
    const cards = page('/services').querySelectorAll('main article');
    const figures = Object.fromEntries(cards.map((card) => [textsOf(card, 'h2')[0], textsOf(card, 'li')]));
    expect(figures['Root canal treatment']).toEqual(['2 to 3 sittings', 'Rs 2,500 to 6,000 onwards']);
    expect(figures['Tooth extraction']).toEqual(['about 30 minutes', 'from Rs 400']);
    expect(figures.Dentures).toEqual(['Time and price: after an examination']);
    for (const card of cards) expect(textsOf(card, 'p').join(' ')).not.toContain('Rs ');
  });
});
