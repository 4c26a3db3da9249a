/** What each page of a language shows, found by making the pages. Runs inside Vite, which knows how to load them: see `pagesOfTexts.ts`. */
import type { Resource } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import { LANGUAGES, type Language } from '../../locales/languages.ts';
import { renderPage } from '../../renderer/document/renderPage.tsx';
import { createSiteTranslator } from '../../renderer/i18n/placeholders.ts';
import type { ResolvedText, Translator } from '../../renderer/i18n/translator.ts';
import { readCatalogue } from '../../renderer/media/catalogue.ts';
import { createPublication } from '../../renderer/site/publication.ts';
import { pageFolder, type Route, siteMap } from '../../renderer/site/routes.ts';

/** A text as a page asked for it. */
export type UsedText = Readonly<{ namespace: string; key: string; text: string; language: string }>;

/** A page as made, with every text it asked for. */
export type RenderedPage = Readonly<{ path: string; html: string; used: readonly UsedText[] }>;

type PageModule = Readonly<{ Page: ComponentType }>;
type LayoutModule = Readonly<{ Layout: ComponentType<{ children: ReactNode }> }>;

const modules = import.meta.glob<PageModule>('../../pages/**/+Page.tsx', { eager: true });
const layouts = import.meta.glob<LayoutModule>('../../pages/+Layout.tsx', { eager: true });

/** Makes every page of a site, and the page for unknown addresses, in a language. */
export async function renderWords(
  site: SiteModel,
  words: Resource,
  language: Language,
): Promise<readonly RenderedPage[]> {
  const media = await readCatalogue();
  const publication = createPublication(LANGUAGES, new Map(), [language]);
  const Layout = Object.values(layouts)[0]?.Layout;
  if (!Layout) throw new Error('pages/+Layout.tsx exports no Layout.');
  return [...siteMap(site), undefined].map((route) => {
    const used: UsedText[] = [];
    const translator = recording(createSiteTranslator(site, words, language), used);
    const page = { site, route, language, translator, media, publication };
    const { html } = renderPage({ Page: pageAt(route), Layout, page, withCsp: false });
    return { path: route?.path ?? '/404', html, used };
  });
}

function pageAt(route: Route | undefined): ComponentType {
  const folder = pageFolder(route);
  const page = modules[`../../pages/${folder}/+Page.tsx`]?.Page;
  if (!page) throw new Error(`pages/${folder}/+Page.tsx exports no Page.`);
  return page;
}

/** The same translator, which notes what it is asked for. */
function recording(translator: Translator, used: UsedText[]): Translator {
  const note = <F extends ResolvedText>(namespace: string, key: string, found: F): F => {
    used.push({ namespace, key, text: found.text, language: found.language });
    return found;
  };
  return {
    ...translator,
    find: (namespace, key, values) => note(namespace, key, translator.find(namespace, key, values)),
    findRaw: (namespace, key, values) => note(namespace, key, translator.findRaw(namespace, key, values)),
  };
}
