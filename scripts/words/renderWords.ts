/** Finds the texts that each page of a language shows by rendering it. Runs inside Vite, which can load the pages: see `pagesOfTexts.ts`. */

import type { ComponentType, ReactNode } from 'react';
import type { Language } from '../../locales/languages.ts';
import { NODE_TOOLS } from '../../renderer/document/nodeTools.ts';
import { renderPage } from '../../renderer/document/renderPage.tsx';
import { createPageModels, type PageSources } from '../../renderer/site/pageModel.ts';
import { pageFolder, type Route, siteMap, unlistedPages } from '../../renderer/site/routes.ts';

/** A text that a page has looked up. */
export type UsedText = Readonly<{ namespace: string; key: string; text: string; language: string }>;

/** A rendered page, with every text it looked up. */
export type RenderedPage = Readonly<{ path: string; html: string; used: readonly UsedText[] }>;

type PageModule = Readonly<{ Page: ComponentType }>;
type LayoutModule = Readonly<{ Layout: ComponentType<{ children: ReactNode }> }>;

const modules = import.meta.glob<PageModule>('../../pages/**/+Page.tsx', { eager: true });
const layouts = import.meta.glob<LayoutModule>('../../pages/+Layout.tsx', { eager: true });

/** The pages of a site; the not-found page has no route. */
export function routesOf(site: PageSources['site']): readonly (Route | undefined)[] {
  return [...siteMap(site), ...unlistedPages(site), undefined];
}

/** Renders every page of a site in a language, one after the other. */
export function* renderWords(sources: PageSources, language: Language): Generator<RenderedPage> {
  const Layout = Object.values(layouts)[0]?.Layout;
  if (!Layout) throw new Error('pages/+Layout.tsx exports no Layout.');
  const createPageModel = createPageModels(sources);
  for (const route of routesOf(sources.site)) {
    const used: UsedText[] = [];
    const note = (namespace: string, key: string, text: string, code: string) =>
      used.push({ namespace, key, text, language: code });
    const page = createPageModel(route, language);
    const { i18n } = page.translator;
    i18n.on('found', note);
    const { html } = renderPage({ Page: pageAt(route), Layout, page, withCsp: false, ...NODE_TOOLS });
    i18n.off('found', note);
    yield { path: route?.path ?? '/404', html, used };
  }
}

function pageAt(route: Route | undefined): ComponentType {
  const folder = pageFolder(route);
  const page = modules[`../../pages/${folder}/+Page.tsx`]?.Page;
  if (!page) throw new Error(`pages/${folder}/+Page.tsx exports no Page.`);
  return page;
}
