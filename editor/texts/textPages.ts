/** Which pages show which texts. It takes a while to find out, so it is kept until English words or facts change. */
import { SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { withoutPluralSuffix } from '../../locales/model/neededTexts.ts';
import { COMMON_PAGES, NOT_FOUND, namespacesOf, OFFLINE_PAGE, type Route } from '../../renderer/site/routes.ts';
import { isShown, type RenderPage, renderEnglish } from '../../scripts/words/pagesOfTexts.ts';
import { translationOf } from '../../scripts/words/translation.ts';
import type { SessionContext } from '../session/context.ts';
import { nameOf, type TextPlace } from './textPlace.ts';

export type FoundPages = Readonly<{
  /** The paths of all pages of the sites. */
  paths: readonly string[];
  /** The paths of the pages that show a text. */
  of(text: TextPlace): readonly string[];
}>;

export type TextPages = ReturnType<typeof createTextPages>;

/** @param render renders a page, such as with `renderRoute` */
export function createTextPages(context: SessionContext, render: RenderPage) {
  let last: Readonly<{ sources: string; pages: FoundPages }> | undefined;
  let running: Promise<FoundPages> | undefined;
  const search = async () => {
    const { files } = context.draft;
    // The texts that English pages are made of.
    const paths = [...files.list('branches'), ...files.list(`locales/${SOURCE_LANGUAGE.code}`)];
    const sources = paths.flatMap((path) => [path, files.readText(path).text]).join('\0');
    if (last?.sources !== sources) last = { sources, pages: await searchPages(context, render) };
    return last.pages;
  };
  /** The pages for the draft as it is. @throws InputErrors if there can be no site of it */
  const find = (): Promise<FoundPages> => {
    running ??= search().finally(() => {
      running = undefined;
    });
    return running;
  };
  return {
    /** What is known at once; the search for the rest begins. */
    known(): FoundPages | undefined {
      // Pages that cannot be rendered now are tried again with the next question.
      find().catch(() => undefined);
      return last?.pages;
    },
    find,
  };
}

async function searchPages(context: SessionContext, render: RenderPage): Promise<FoundPages> {
  const loaded = await context.site.load(context.today());
  const { statuses } = translationOf(loaded.content, SOURCE_LANGUAGE);
  const paths = new Set<string>();
  const shown = new Map(statuses.map((status) => [nameOf(status), new Set<string>()]));
  for (const page of renderEnglish(render, loaded).pages) {
    paths.add(page.path);
    for (const status of statuses) if (isShown(status, page)) shown.get(nameOf(status))?.add(page.path);
    // What is typed meanwhile is answered between two pages.
    await new Promise((done) => setTimeout(done));
  }
  return {
    paths: [...paths],
    of({ namespace, key }) {
      // A plural form that English lacks is shown where its `_other` is.
      const found =
        shown.get(nameOf({ namespace, key })) ?? shown.get(`${namespace}: ${withoutPluralSuffix(key)}_other`);
      return [...(found ?? [])];
    },
  };
}

/** The pages that have a words file of their own. */
export const OWN_PAGES: readonly Pick<Route, 'namespace' | 'path' | 'uses'>[] = [
  ...COMMON_PAGES,
  OFFLINE_PAGE,
  { namespace: 'not-found', path: NOT_FOUND },
];

/** Until it is known which pages show a text, it is those that use its file. */
export const pagesByFile = ({ namespace }: TextPlace) =>
  OWN_PAGES.filter((page) => namespacesOf(page).some((used) => used === namespace)).map(({ path }) => path);
