/** The fixture site, loaded and rendered in this process: for tests of what is made from a page. */

import { z } from 'zod';
import { TRANSLATIONS } from '../../locales/languages.ts';
import { renderRoute } from '../../pages/renderRoute.ts';
import type { RenderedPage } from '../../renderer/document/renderPage.tsx';
import { NODE_TOOLS } from '../../renderer/node/nodeTools.ts';
import { loadSiteFromDisk } from '../../scripts/content/loadSiteFromDisk.ts';
import type { LoadedSite } from '../../site/content/loadSite.ts';
import type { PageModel } from '../../site/pages/pageModel.ts';
import { FIXTURE_FACTS, FIXTURE_WORDS } from '../fixtures/folders.ts';
import { inKnownWords } from './inKnownWords.ts';
import { resourcesIn } from './words.ts';

export const FIXTURE_DAY = '2026-11-22';

/** With the fixtures' English where there is some, and a Tamil letter before each text of the translation. */
export async function loadFixtureSite(today = FIXTURE_DAY, branches: string = FIXTURE_FACTS): Promise<LoadedSite> {
  const loaded = await loadSiteFromDisk({ today, addedLanguages: TRANSLATIONS, branches, locales: FIXTURE_WORDS });
  const en = inKnownWords(resourcesIn().en, loaded.words.en);
  return { ...loaded, words: resources.parse({ en, ta: standIn(en) }) };
}

const resources = z.record(z.string(), z.record(z.string(), z.record(z.string(), z.unknown())));

function standIn(words: unknown): unknown {
  if (typeof words === 'string') return `அ ${words}`;
  if (Array.isArray(words)) return words.map(standIn);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, child]) => [key, standIn(child)]));
}

/** Renders a page as the build does, without a bundle. */
export const renderFixturePage = async (page: PageModel): Promise<RenderedPage> =>
  renderRoute(page, { withCsp: true, ...NODE_TOOLS });
