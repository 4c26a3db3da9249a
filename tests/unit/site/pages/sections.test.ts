/** A page waits for the review of every fact that it shows: none is on a page that does not wait for its section. */
import { expect, test } from 'vitest';
import { isLocalText } from '../../../../locales/model/factTexts.ts';
import { showsSection, siteMap } from '../../../../site/pages/routes.ts';
import { languageNamed } from '../../../fixtures/languages.ts';
import { loadFixtureSite } from '../../../support/renderFixturePage.ts';
import { renderIn, siteIn } from '../../../support/renderIn.ts';

/** A copy of facts in which each Tamil text is the name of its section. */
function named<T>(facts: T, section: string | undefined): T {
  if (typeof facts !== 'object' || facts === null) return facts;
  if (isLocalText(facts)) return { ...facts, ta: `⟦${section}⟧` };
  if (Array.isArray(facts)) return facts.map((entry) => named(entry, section)) as T;
  return Object.fromEntries(Object.entries(facts).map(([key, child]) => [key, named(child, section ?? key)])) as T;
}

test('every page waits for all sections of the branch files that it shows', async () => {
  const loaded = await loadFixtureSite();
  const { clinic, branches, sources } = loaded.files;
  const files = {
    clinic: named(clinic, undefined),
    branches: branches.map((branch) => ({ ...branch, file: named(branch.file, undefined) })),
    sources,
  };
  const site = siteIn({ ...loaded, files });
  const render = renderIn({ ...loaded, site });
  const shown = new Map<string, readonly string[]>();
  for (const route of siteMap(site)) {
    const { html } = render(route, languageNamed('ta'));
    const sections = new Set([...html.matchAll(/⟦(\w+)⟧/g)].map(([, section = '']) => section));
    shown.set(route.path, [...sections]);
    const unexpected = [...sections].filter((section) => !showsSection(route, section));
    expect(unexpected, route.path).toEqual([]);
  }
  expect(shown.get('/about')).toEqual(expect.arrayContaining(['name', 'team', 'technology']));
  expect(shown.get('/offers')).toContain('offers');
});
