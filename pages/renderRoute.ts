import type { ComponentType, ReactNode } from 'react';
import { type RenderedPage, type RenderTools, renderPage } from '../renderer/document/renderPage.tsx';
import type { PageModel } from '../site/pages/pageModel.ts';
import { pageFolder } from '../site/pages/routes.ts';

const pages = import.meta.glob<{ Page: ComponentType }>('./**/+Page.tsx', { eager: true });
const layouts = import.meta.glob<{ Layout: ComponentType<{ children: ReactNode }> }>('./+Layout.tsx', { eager: true });

/**
 * Renders a page with the component in its folder, as Vike's hook does in builds: for commands, tests and workers, where there is no
 * Vike. Vite has to load this module.
 * @param withCsp whether the document has its policy
 * @throws Error if no folder has the page
 */
export function renderRoute(page: PageModel, options: RenderTools & Readonly<{ withCsp: boolean }>): RenderedPage {
  const folder = pageFolder(page.route);
  const [module, layout] = [pages[`./${folder}/+Page.tsx`], layouts['./+Layout.tsx']];
  if (!module || !layout) throw new Error(`There is no page in pages/${folder}.`);
  return renderPage({ ...module, ...layout, page, ...options });
}
