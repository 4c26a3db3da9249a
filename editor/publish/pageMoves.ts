/** What publishing the draft does to the pages of published translations, beyond other words on them. */
import { LANGUAGES, pathInLanguage, TRANSLATIONS } from '../../locales/languages.ts';
import { isEditorWords } from '../../locales/model/namespace.ts';
import { findSignatures } from '../../site/pages/clinical.ts';
import type { Translation } from '../../site/translation/translation.ts';
import type { EditorContext } from '../content/context.ts';
import { savedSite } from '../content/site.ts';
import { routesOf } from '../texts/reading.ts';
import { isPublic, publicPages, seenIn } from '../texts/seen.ts';
import { createTranslations } from '../texts/translations.ts';

type NamedPage = Readonly<{ address: string; name: string }>;

export type PageMoves = Readonly<{
  /** Pages that become public, and pages that go back to English. */
  opens: readonly NamedPage[];
  closes: readonly NamedPage[];
  /** Files of which patients see more texts in English than before, and how many more. */
  english: readonly Readonly<{ name: string; count: number }>[];
  /** Pages whose advice was signed, and is not any more. */
  lapses: readonly Readonly<{ name: string; by: string }>[];
}>;

export const NO_MOVES: PageMoves = { opens: [], closes: [], english: [], lapses: [] };

/** @throws Refusal if a file of the draft cannot be read */
export async function pageMoves(context: EditorContext): Promise<PageMoves> {
  const translations = createTranslations(context);
  const { site, today, names } = context;
  const routes = await routesOf(site, today());
  const saved = savedSite(context).content();
  const sideOf = (translation: Translation) => ({
    pages: publicPages(translation, routes),
    seen: seenIn(translation, routes),
  });
  const moves = TRANSLATIONS.flatMap((language) => {
    const draft = translations.read(language);
    const [before, after] = [translations.readSaved(saved, language) ?? draft, draft].map(sideOf);
    const nameOf = (namespace: string) => names().pageOf(namespace, language.code);
    const only = (some: typeof before, others: typeof before): readonly NamedPage[] =>
      routes
        .filter((route) => some?.pages.has(route) && !others?.pages.has(route))
        .map(({ path, namespace }) => ({ address: pathInLanguage(path, language), name: nameOf(namespace) }));
    const files = [...new Set(draft.statuses.map(({ namespace }) => namespace))].filter((file) => !isEditorWords(file));
    const english = files.flatMap((file) => {
      const [was, is] = [before?.seen(file), after?.seen(file)];
      const count = is && isPublic(is) ? is.count - (was && isPublic(was) ? was.count : 0) : 0;
      return count > 0 ? [{ name: nameOf(file), count }] : [];
    });
    return { opens: only(after, before), closes: only(before, after), english };
  });
  const [was, is] = [saved, site.content()].map((each) => findSignatures(each.signatures, each.words));
  const lapses = LANGUAGES.flatMap(({ code }) =>
    [...(was?.get(code) ?? [])]
      .filter(([namespace]) => !is?.get(code)?.has(namespace))
      .map(([namespace, { by }]) => ({ name: names().pageOf(namespace, code), by })),
  );
  return {
    lapses,
    opens: moves.flatMap(({ opens }) => opens),
    closes: moves.flatMap(({ closes }) => closes),
    english: moves.flatMap(({ english }) => english),
  };
}
