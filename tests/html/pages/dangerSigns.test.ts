/** A patient finds the danger signs wherever there is advice, the same everywhere, and where the advice comes from. */

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { telLink } from '../../../branches/model/links.ts';
import { SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import { ADVICE as CLINICAL } from '../../../site/pages/clinical.ts';
import { OFFLINE_PAGE, type PageId, pathOf, siteMap } from '../../../site/pages/routes.ts';
import { SERVICES } from '../../../site/pages/services.ts';
import { textsIn } from '../../support/words.ts';
import { BUILT } from '../support/built.ts';
import { type BuiltPage, pageOf, textOf, textsOf, valuesOf } from '../support/readBuilt.ts';

/** The pages that give advice, besides those of the services. */
const ADVICE: readonly PageId[] = ['toothPain', 'wisdomTooth', 'contact', 'consultation', 'tips'];

type Emergency = Readonly<{ label: string; title: string; items: readonly string[] }>;

/** The danger signs in a language; in English where it has none. */
function emergencyIn(language: string): Emergency {
  const file = [language, SOURCE_LANGUAGE.code].map((code) => `locales/${code}/common.json`).find(existsSync);
  return JSON.parse(readFileSync(file ?? '', 'utf8')).emergency;
}

const languageOf = ({ document }: BuiltPage) => document.querySelector('html')?.getAttribute('lang') ?? '';
const cardsOf = ({ document }: BuiltPage) => document.querySelectorAll('main [data-level=emergency]');

describe.each(BUILT)('the danger signs of $variant', ({ site, pages }) => {
  const routes = siteMap(site).filter(({ id, service }) => service || ADVICE.some((page) => page === id));
  const withAdvice = pages.filter((page) =>
    routes.some(({ path }) => path === page.path || `/${languageOf(page)}${path}` === page.path),
  );

  test('belong on the page of each service and on each page of advice', () => {
    expect(withAdvice.length).toBeGreaterThanOrEqual(routes.length);
    expect(routes.length).toBeGreaterThan(ADVICE.length);
  });

  test.each(withAdvice)('are on $path, in a card that says what to do and calls an ambulance', (page) => {
    const [card, ...others] = cardsOf(page);
    if (!card || others.length > 0) throw new Error('There is not one card.');
    const { label, title, items } = emergencyIn(languageOf(page));
    expect(textsOf(card, 'li')).toEqual(items);
    expect(textOf(card)).toContain(label);
    expect(textOf(card)).toContain(title.replace('{{clinic.ambulance}}', site.clinic.ambulance));
    const calls = textsOf(page.document, `main a[href="${telLink(site.clinic.ambulance)}"]`);
    expect(calls).toEqual([expect.stringContaining(site.clinic.ambulance)]);
  });

  test('are the same in every red card, and nothing urgent is folded where patients may be in danger', () => {
    const dangerous = ({ path }: BuiltPage) =>
      path.endsWith(OFFLINE_PAGE.path) ||
      ['toothPain', 'wisdomTooth', 'contact'].some((id) => path.endsWith(pathOf(id as PageId))) ||
      SERVICES.some((service) => service.dangerous && path.endsWith(service.subPage));
    expect(pages.filter(dangerous).length).toBeGreaterThanOrEqual(5);
    for (const page of pages) {
      for (const card of cardsOf(page)) {
        expect(textsOf(card, 'li'), page.path).toEqual(emergencyIn(languageOf(page)).items);
        expect(card.querySelector('details') === null, page.path).toBe(dangerous(page));
      }
      for (const card of page.document.querySelectorAll('main [data-level]')) {
        expect(card.closest('details'), page.path).toBeNull();
      }
    }
  });

  test('stand with what helps and what harms, which is not folded away either', () => {
    const { helps, harms } = JSON.parse(
      readFileSync(`locales/${SOURCE_LANGUAGE.code}/tooth-pain-relief.json`, 'utf8'),
    ).meanwhile;
    const main = pages.find(({ path }) => path === pathOf('toothPain'))?.document.querySelector('main');
    const folded = textsOf(main, 'details').join(' ');
    for (const advice of [...helps.items, ...harms.items]) {
      expect(main && textOf(main)).toContain(advice);
      expect(folded).not.toContain(advice);
    }
  });
});

describe.each(BUILT)('advice of $variant', (built) => {
  const english = textsIn(SOURCE_LANGUAGE.code);
  const advice = siteMap(built.site).filter(({ namespace }) => CLINICAL.includes(namespace));

  test.each(advice)('$path links to every source of its advice', ({ path, namespace }) => {
    const sources = [...(english.get(namespace) ?? [])].flatMap(([key, text]) =>
      key.startsWith('sources.items.') ? [text.match(/href="(https:[^"]+)"/)?.[1]] : [],
    );
    expect(sources.length).toBeGreaterThan(1);
    expect(valuesOf(pageOf(built, path).document, 'main a[href]')).toEqual(expect.arrayContaining(sources));
  });
});
