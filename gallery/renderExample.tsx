import { LANGUAGES, TRANSLATIONS } from '../locales/languages.ts';
import { NODE_MEANS } from '../renderer/document/nodeMeans.ts';
import { renderPage } from '../renderer/document/renderPage.tsx';
import { type LoadedSite, loadSite } from '../renderer/site/loadSite.ts';
import { createPageModels, type PageModel } from '../renderer/site/pageModel.ts';
import { siteMap } from '../renderer/site/routes.ts';
import type { Example, Frame } from './example.ts';
import { FRAMES } from './frames.tsx';
import { createSites, type Sites, TODAY } from './sites.ts';

/** The facts, words and pictures that examples are rendered from. */
export type Sources = Pick<LoadedSite, 'words' | 'publication' | 'media'> & Readonly<{ sites: Sites }>;

/** Reads branch files, words and pictures. It takes a second, so read them once for many examples. */
export async function readSources(): Promise<Sources> {
  // With every page in every language, so that the language switch is shown.
  const loaded = await loadSite({ today: TODAY, addedLanguages: TRANSLATIONS });
  return { ...loaded, sites: createSites() };
}

/** An example, and how to render it. */
export type RenderExampleOptions = Readonly<{
  example: Example;
  frame?: Frame | undefined;
  sources: Sources;
  /** Whether to include the Content Security Policy; false on the dev server. */
  withCsp: boolean;
}>;

/** Renders an example to a complete document, like a page: head, styles, policy, icons. */
export function renderExample({ example, frame = 'column', sources, withCsp }: RenderExampleOptions): string {
  const page = createPage(example, sources);
  const { element } = example;
  const Page = () => (typeof element === 'function' ? element(page) : element);
  return renderPage({ Page, Layout: FRAMES[frame], page, withCsp, ...NODE_MEANS }).html;
}

function createPage(example: Example, { sites, ...sources }: Sources): PageModel {
  const { name, site: siteName = 'usual', language: code = 'en', path = '/' } = example;
  const site = sites[siteName];
  const route = siteMap(site).find((candidate) => candidate.path === path);
  if (!route) throw new Error(`The example "${name}" is on ${path}, but renderer/site/routes.ts has no such page.`);
  const language = LANGUAGES.find((candidate) => candidate.code === code);
  if (!language) throw new Error(`The example "${name}" is in "${code}", which is not in locales/languages.ts.`);
  return createPageModels({ ...sources, site })(route, language);
}
