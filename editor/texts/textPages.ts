/** Which pages show which texts. It takes a while to find out, so it is kept until English words or facts change. */
import { SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { withoutPluralSuffix } from '../../locales/model/neededTexts.ts';
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

export type TextPages = Readonly<{
  /** What is known at once; the search for the rest begins. */
  known(): FoundPages | undefined;
  /** The pages for the draft as it is. @throws InputErrors if there can be no site of it */
  find(): Promise<FoundPages>;
}>;

/** @param render renders a page, such as with `renderRoute` */
export function createTextPages(context: SessionContext, render: RenderPage): TextPages {
  let last: Readonly<{ sources: readonly string[]; pages: FoundPages }> | undefined;
  let running: Promise<FoundPages> | undefined;

  async function find(): Promise<FoundPages> {
    const sources = sourcesOf(context);
    if (last && isSame(last.sources, sources)) return last.pages;
    const pages = await search(context, render);
    last = { sources, pages };
    return pages;
  }
  const findOnce = () => {
    running ??= find().finally(() => {
      running = undefined;
    });
    return running;
  };
  return {
    known() {
      // Pages that cannot be rendered now are tried again with the next question.
      findOnce().catch(() => undefined);
      return last?.pages;
    },
    find: findOnce,
  };
}

/** The texts that English pages are made of. */
function sourcesOf({ draft: { files } }: SessionContext): readonly string[] {
  const paths = [...files.list('branches'), ...files.list(`locales/${SOURCE_LANGUAGE.code}`)];
  return paths.flatMap((path) => [path, files.readText(path).text]);
}

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((text, i) => text === others[i]);

async function search(context: SessionContext, render: RenderPage): Promise<FoundPages> {
  const loaded = await context.site.load(context.today());
  const { statuses } = translationOf(loaded.content, SOURCE_LANGUAGE);
  const paths = new Set<string>();
  const shown = new Map(statuses.map((status) => [nameOf(status), new Set<string>()]));
  for (const page of renderEnglish(render, loaded).pages) {
    paths.add(page.path);
    for (const status of statuses) if (isShown(status, page)) shown.get(nameOf(status))?.add(page.path);
    await othersFirst();
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

/** What is typed meanwhile is answered between two pages. */
const othersFirst = () => new Promise((done) => setTimeout(done));
