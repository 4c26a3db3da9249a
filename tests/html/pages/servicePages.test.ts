/** Key facts of each treatment, and links to the sections of long pages. */
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { SERVICES } from '../../../renderer/site/services.ts';
import { FIXTURE_BUILT } from '../support/fixtureBuilt.ts';
import { pageOf, textOf } from '../support/readBuilt.ts';

const FIGURES: Record<string, readonly (readonly [label: string, value: string])[]> = {
  '/services/root-canal-treatment': [
    ['Visits', '1 to 2 sittings'],
    ['Time per visit', '30 to 60 minutes'],
    ['Cost', 'Rs 2,500 to 6,000 onwards'],
  ],
  '/services/clear-aligners': [
    ['Whole treatment', '6 months to 2 years'],
    ['Cost', 'Rs 25,000 to 75,000'],
  ],
  '/services/dental-implants': [
    ['Whole treatment', '3 to 6 months'],
    ['Cost', 'Rs 20,000 to 45,000 each'],
  ],
  '/services/kids-dentistry': [
    ['Time per visit', '20 to 30 minutes'],
    ['Cost', 'from Rs 99'],
  ],
  '/services/cosmetic-dentistry': [
    ['Visits', '1 to 3 sittings'],
    ['Cost', 'from Rs 1,000'],
  ],
  '/services/teeth-extraction': [
    ['Time per visit', '20 to 45 minutes'],
    ['Cost', 'from Rs 500'],
  ],
  '/services/laser-dentistry': [
    ['Time per visit', '15 to 60 minutes'],
    ['Cost', 'Rs 2,000 to 15,000'],
  ],
};

const texts = (part: HTMLElement, selector: string) => part.querySelectorAll(selector).map(textOf);

describe.each(FIXTURE_BUILT)('the service pages of $variant', (built) => {
  const page = (path: string) => pageOf(built, path).document;

  test.each(SERVICES)('$subPage shows duration, cost, comfort and aftercare at a glance', ({ subPage, kind }) => {
    const glance = page(subPage)
      .querySelectorAll('main section')
      .find((part) => part.querySelectorAll('h2').some((title) => textOf(title) === 'At a glance'));
    if (!glance) throw new Error(`${subPage} has nothing at a glance.`);
    const labels = texts(glance, 'dt');
    const answers = texts(glance, 'dd');
    const figures = FIGURES[subPage];
    expect(labels.slice(-2)).toEqual(['What it feels like', 'Afterwards']);
    if (figures) expect(labels.slice(0, -2).map((label, i) => [label, answers[i]])).toEqual(figures);
    else expect(labels.slice(0, -2)).toEqual(kind === 'illustrated' ? ['How long it takes', 'What it costs'] : []);
  });

  test.each(SERVICES)('$subPage links to its sections in order', ({ subPage }) => {
    const document = page(subPage);
    const targets = document
      .querySelectorAll('nav[aria-labelledby=on-this-page] a')
      .map((link) => link.getAttribute('href'));
    expect(targets.length).toBeGreaterThanOrEqual(5);
    expect(document.querySelectorAll('main section[id]').map(({ id }) => `#${id}`)).toEqual(targets);
  });

  test.each(['/services', '/404', ...SERVICES.map(({ subPage }) => subPage)])('%s opens with a picture', (path) => {
    expect(page(path).querySelector('main img[fetchpriority=high]')).not.toBeNull();
  });

  test('show a card’s figures on /services apart from its text', () => {
    const cards = page('/services').querySelectorAll('main article');
    const figures = Object.fromEntries(
      cards.map((card) => [textOf(card.querySelector('h2') ?? card), texts(card, 'li')]),
    );
    expect(figures['Root canal treatment']).toEqual(['2 to 3 sittings', 'Rs 2,500 to 6,000 onwards']);
    expect(figures['Tooth extraction']).toEqual(['about 30 minutes', 'from Rs 400']);
    expect(figures.Dentures).toEqual([]);
    for (const card of cards) expect(texts(card, 'p').join(' ')).not.toContain('Rs ');
  });
});
