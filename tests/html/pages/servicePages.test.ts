/** Key facts of each treatment, whose figures `specification.test.ts` checks, and links to the sections of long pages. */
import { describe, expect, test } from 'vitest';
import { telLink, whatsappLink } from '../../../branches/model/links.ts';
import { SERVICES } from '../../../site/pages/services.ts';
import { FIXTURE_BUILT } from '../support/fixtureBuilt.ts';
import { pageOf, textsOf, valuesOf } from '../support/readBuilt.ts';

const TREATMENTS = [...SERVICES.map(({ subPage }) => subPage), '/wisdom-tooth-removal'];

/** Those after which patients need advice at home. */
const AFTERCARE = [
  ...['root-canal-treatment', 'dental-implants', 'teeth-extraction', 'crowns-and-bridges'].map(
    (id) => `/services/${id}`,
  ),
  '/wisdom-tooth-removal',
];

/** What stands ready in a chat. */
const textOfChat = (address = '') => new URL(address).searchParams.get('text') ?? '';

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

  test('a chat that is opened from the page of a treatment begins with a sentence of its own, elsewhere with nothing', () => {
    const sentences = new Map<string, string>();
    for (const { path, document } of built.pages) {
      const texts = valuesOf(document, '[data-floating-contact] a[href*="//wa.me/"]').map((chat) => textOfChat(chat));
      expect(new Set(texts).size, path).toBe(1);
      if (TREATMENTS.includes(path)) sentences.set(path, texts[0] ?? '');
      else expect(texts[0], path).toBe('');
    }
    expect([...sentences.keys()].toSorted()).toEqual(TREATMENTS.toSorted());
    expect(new Set(sentences.values()).size).toBe(TREATMENTS.length);
    for (const [path, sentence] of sentences)
      expect(sentence, path).toMatch(/^Hello\. I would like to ask about .+\.$/);
  });

  test.each(SERVICES)('$subPage has its price in the cost cell, or a chat that asks for it', ({ subPage }) => {
    const cells = page(subPage).querySelectorAll('main dl > div');
    const cost = cells.find((cell) => textsOf(cell, 'dt').includes('Cost'));
    const chats = valuesOf(cost, 'a');
    expect(chats).toHaveLength(textsOf(cost, 'dd').some((text) => /Rs \d/.test(text)) ? 0 : 1);
    const asked = `${whatsappLink(built.site.primary.whatsapp, 'Hello. I would like to ask about')}%20`;
    for (const chat of chats) expect(chat).toContain(asked);
  });

  test.each(SERVICES.map(({ subPage }) => subPage))('%s links to its sections in order', (path) => {
    const document = page(path);
    const targets = valuesOf(document, 'nav[aria-labelledby=on-this-page] a');
    expect(targets.length).toBeGreaterThanOrEqual(5);
    expect(document.querySelectorAll('main section[id], main #emergency').map(({ id }) => `#${id}`)).toEqual(targets);
  });

  test.each(AFTERCARE)('%s says behind #after what to do when, and when to call which branch', (path) => {
    const after = page(path).querySelector('main #after');
    expect(textsOf(after, 'h3')).toEqual([
      ...['The first hour', 'The first day', 'The first week and after'],
      'Call us the same day with any of these',
    ]);
    for (const stage of after?.querySelectorAll('li:has(h3)') ?? []) {
      expect(textsOf(stage, 'ul li').length).toBeGreaterThan(0);
      for (const advice of stage.querySelectorAll('ul li')) expect(valuesOf(advice, 'use', 'href')).toHaveLength(1);
    }
    expect(valuesOf(after, 'a')).toEqual(built.site.branches.map(({ phone }) => telLink(phone)));
    expect(valuesOf(page(path), 'main a[href="#after"]').length).toBeGreaterThan(0);
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
