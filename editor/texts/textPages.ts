/** Which pages show which texts. */
import { SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { withoutPluralSuffix } from '../../locales/model/neededTexts.ts';
import { isShown, type RenderPage, renderEnglish } from '../../scripts/words/pagesOfTexts.ts';
import { translationOf } from '../../scripts/words/translation.ts';
import type { SessionContext } from '../session/context.ts';
import { nameOf, type TextPlace } from './textPlace.ts';

export type FoundPages = Awaited<ReturnType<typeof findPages>>;

/**
 * Renders every English page to see which texts it shows.
 * @param render renders a page, such as with `renderRoute` @throws InputErrors if there can be no site of the draft
 */
export async function findPages(context: SessionContext, render: RenderPage) {
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
    /** The paths of all pages of the sites. */
    paths: [...paths] as readonly string[],
    /** The paths of the pages that show a text. */
    of({ namespace, key }: TextPlace): readonly string[] {
      // A plural form that English lacks is shown where its `_other` is.
      const found =
        shown.get(nameOf({ namespace, key })) ?? shown.get(`${namespace}: ${withoutPluralSuffix(key)}_other`);
      return [...(found ?? [])];
    },
  };
}
