import { LANGUAGES, TRANSLATIONS } from '../locales/languages.ts';
import { renderPage } from '../renderer/document/renderPage.tsx';
import { type LoadedSite, loadSite } from '../renderer/site/loadSite.ts';
import { createPageModels, type PageModel } from '../renderer/site/pageModel.ts';
import { siteMap } from '../renderer/site/routes.ts';
import type { Example, Frame } from './example.ts';
import { FRAMES } from './frames.tsx';
import { createSites, type Sites, TODAY } from './sites.ts';

/** The facts, words and pictures that examples are made from. */
export type Sources = Pick<LoadedSite, 'words' | 'publication' | 'media'> & Readonly<{ sites: Sites }>;

/** Reads branch files, words and pictures. Takes a second: read them once for many examples. */
export async function readSources(): Promise<Sources> {
  // Every page in every language, so that the switch between them shows.
  const loaded = await loadSite({ today: TODAY, addedLanguages: TRANSLATIONS });
  return { ...loaded, sites: createSites() };
}

export type RenderExampleOptions = Readonly<{
  example: Example;
  frame?: Frame | undefined;
  sources: Sources;
  /** The policy of a page; left out on the dev server. */
  withCsp: boolean;
}>;

/** An example as a complete document, made like a page: head, styles, policy, icons. */
export function renderExample({ example, frame = 'column', sources, withCsp }: RenderExampleOptions): string {
  const page = pageAround(example, sources);
  const { element } = example;
  const Page = () => (typeof element === 'function' ? element(page) : element);
  return renderPage({ Page, Layout: FRAMES[frame], page, withCsp }).html;
}

function pageAround(example: Example, { sites, ...sources }: Sources): PageModel {
  const { name, site: siteName = 'usual', language: code = 'en', path = '/' } = example;
  const site = sites[siteName];
  const route = siteMap(site).find((candidate) => candidate.path === path);
  if (!route) throw new Error(`The example "${name}" is on ${path}, but renderer/site/routes.ts has no such page.`);
  const language = LANGUAGES.find((candidate) => candidate.code === code);
  if (!language) throw new Error(`The example "${name}" is in "${code}", which is not in locales/languages.ts.`);
  return createPageModels({ ...sources, site })(route, language);
}
