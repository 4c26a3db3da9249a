/** Which page is shown, and how. */
import { LANGUAGES, languageOfPath, pathInLanguage, SOURCE_LANGUAGE } from '../../../locales/languages.ts';

/** Widths in pixels: those of a common phone and of a small laptop. */
export const WIDTHS = { phone: 390, desktop: 1280 } as const;
export type WidthName = keyof typeof WIDTHS;

export type PreviewView = Readonly<{
  /** A branch id, or all branches. */
  variant: string;
  /** ISO day; undefined is today. */
  day?: string | undefined;
  language: string;
  /** Without the language. */
  path: string;
  width: WidthName;
}>;

/** The site of all branches. */
export const COMBINED = 'combined';

const FIRST: PreviewView = { variant: COMBINED, language: SOURCE_LANGUAGE.code, path: '/', width: 'phone' };

/** The view that an address of the editor names, in its query. */
export function viewOf(query: URLSearchParams): PreviewView {
  return {
    variant: query.get('site') ?? FIRST.variant,
    day: query.get('day') ?? undefined,
    language: query.get('language') ?? FIRST.language,
    path: query.get('path') ?? FIRST.path,
    width: query.get('width') === 'desktop' ? 'desktop' : FIRST.width,
  };
}

/** Address of a window of the editor that shows only the page. */
export function windowAddress({ variant, day, language, path, width }: PreviewView): string {
  return `/page?${new URLSearchParams({ site: variant, language, path, width, ...(day && { day }) })}`;
}

/** Address of the page on its site, without host. */
export function pathOfPage({ language, path }: PreviewView): string {
  return pathInLanguage(path, LANGUAGES.find(({ code }) => code === language) ?? SOURCE_LANGUAGE);
}

/** Tells pages apart, and the same page of other sites and days. */
export const nameOfPage = (view: PreviewView) => [pathOfPage(view), view.variant, view.day].join(' ');

/** The page at a path of the site. */
export function pageAt(pathname: string): Pick<PreviewView, 'path' | 'language'> {
  const { language, path } = languageOfPath(pathname);
  return { path, language: language.code };
}
