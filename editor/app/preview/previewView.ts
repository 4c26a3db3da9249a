/** Which page is shown, and how. */
import { LANGUAGES, pathInLanguage, SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import type { PageView } from '../../preview/previewSite.ts';

/** Widths in pixels: those of a common phone and of a small laptop. */
export const WIDTHS = { phone: 390, desktop: 1280 } as const;
export type WidthName = keyof typeof WIDTHS;

export type PreviewView = PageView & Readonly<{ width: WidthName }>;

/** The site of all branches. */
export const COMBINED = 'combined';

/** The view that an address of the editor names, in its query. */
export function viewOf(query: URLSearchParams): PreviewView {
  return {
    variant: query.get('variant') ?? COMBINED,
    day: query.get('day') ?? undefined,
    language: query.get('language') ?? SOURCE_LANGUAGE.code,
    path: query.get('path') ?? '/',
    width: query.get('width') === 'desktop' ? 'desktop' : 'phone',
  };
}

/** Address of a window of the editor that shows only the page. */
export const windowAddress = ({ day, ...view }: PreviewView): string =>
  `/page?${new URLSearchParams({ ...view, ...(day && { day }) })}`;

/** Address of the page on its site, without host. */
export function pathOfPage({ language, path }: PreviewView): string {
  return pathInLanguage(path, LANGUAGES.find(({ code }) => code === language) ?? SOURCE_LANGUAGE);
}

/** Tells pages apart, and the same page of other sites and days. */
export const nameOfPage = (view: PreviewView) => [pathOfPage(view), view.variant, view.day].join(' ');
