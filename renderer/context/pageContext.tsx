import type { i18n } from 'i18next';
import { createContext, type ReactNode, useContext } from 'react';
import { I18nextProvider } from 'react-i18next';
import { offering } from '../../branches/model/offering.ts';
import type { Branch, SiteModel } from '../../branches/model/siteModel.ts';
import type { PageModel } from '../../site/pages/pageModel.ts';
import type { Service } from '../../site/pages/services.ts';

/** Holds the model of the page being rendered; null in islands. */
const PageContext = createContext<PageModel | null>(null);

/** Gives components the page being rendered, and its words. */
export function PageProvider({ page, children }: Readonly<{ page: PageModel; children: ReactNode }>) {
  return (
    <PageContext value={page}>
      <I18nextProvider i18n={withoutOwn(page.translator.i18n)}>{children}</I18nextProvider>
    </PageContext>
  );
}

/** The same instance, without properties of its own: react-i18next 17.1 copies them for each component. */
const withoutOwn = (i18n: i18n): i18n => Object.create(i18n);

/**
 * The model of the page being rendered.
 * @throws Error outside a page, such as in an island
 */
export function usePage(): PageModel {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage works only inside a page. Islands get their words and facts as props.');
  return page;
}

/** The site being rendered: its branches, offers and clinic-wide facts. */
export function useSite(): SiteModel {
  return usePage().site;
}

/** The branches that the page is about: on the page of a treatment, those that offer it. */
export function usePageBranches(): readonly Branch[] {
  const { site, route } = usePage();
  return offering(site.branches, route?.namespace ?? '');
}

/** The branch of a booking page, or of a branch's own page. @throws Error on other pages */
export function usePageBranch(): Branch {
  const { route } = usePage();
  if (!route?.branch) throw new Error("Only a booking page and a branch's own page are about one branch.");
  return route.branch;
}

/** The service of a service page. */
export function usePageService(): Service {
  const { route } = usePage();
  if (!route?.service) throw new Error('Only a service page has a service of its own.');
  return route.service;
}
