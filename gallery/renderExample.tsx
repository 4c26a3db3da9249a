import type { Resource } from 'i18next';
import { LANGUAGES, TRANSLATIONS } from '../locales/languages.ts';
import { readResources } from '../locales/model/resources.ts';
import type { PageModel } from '../renderer/context/pageContext.ts';
import { renderPage } from '../renderer/document/renderPage.tsx';
import { createSiteTranslator } from '../renderer/i18n/placeholders.ts';
import { type Catalogue, readCatalogue } from '../renderer/media/catalogue.ts';
import { createPublication } from '../renderer/site/publication.ts';
import { siteMap } from '../renderer/site/routes.ts';
import type { Example, Frame } from './example.ts';
import { FRAMES } from './frames.tsx';
import { createSites, type Sites } from './sites.ts';

/** Every page in every language, so that the switch between them shows. */
const PUBLICATION = createPublication(LANGUAGES, new Map(), TRANSLATIONS);

/** The facts, words and pictures that examples are made from. */
export type Sources = Readonly<{ sites: Sites; words: Resource; media: Catalogue }>;

/** Reads branch files, words and pictures. Takes a second: read them once for many examples. */
export async function readSources(): Promise<Sources> {
  return { sites: createSites(), words: readResources(), media: await readCatalogue() };
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

function pageAround({ name, site: siteName = 'usual', language: code = 'en', path = '/' }: Example, sources: Sources) {
  const site = sources.sites[siteName];
  const route = siteMap(site).find((candidate) => candidate.path === path);
  if (!route) throw new Error(`The example "${name}" is on ${path}, but renderer/site/routes.ts has no such page.`);
  const language = LANGUAGES.find((candidate) => candidate.code === code);
  if (!language) throw new Error(`The example "${name}" is in "${code}", which is not in locales/languages.ts.`);
  const translator = createSiteTranslator(site, sources.words, language);
  return { site, route, language, translator, media: sources.media, publication: PUBLICATION } satisfies PageModel;
}
