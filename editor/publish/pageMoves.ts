/** What publishing the draft does to pages beyond other words on them. */
import { LANGUAGES, TRANSLATIONS } from '../../locales/languages.ts';
import { findSignatures } from '../../site/pages/clinical.ts';
import type { EditorContext } from '../content/context.ts';
import { savedSite } from '../content/site.ts';
import { routesOf, seenIn } from '../texts/reading.ts';
import { createTranslations } from '../texts/translations.ts';

/**
 * A page of a translation that becomes public or goes back to English; a file of which patients see `count` more texts in English; a page
 * whose sign-off by a dentist ends.
 */
export type PageMove = Readonly<{ name: string }> &
  (
    | Readonly<{ kind: 'opens' | 'closes' }>
    | Readonly<{ kind: 'english'; count: number }>
    | Readonly<{ kind: 'lapses'; by: string }>
  );

/** @throws Refusal if a file of the draft cannot be read */
export async function pageMoves(context: EditorContext): Promise<readonly PageMove[]> {
  const { site, today } = context;
  const names = context.names();
  const translations = createTranslations(context);
  const routes = await routesOf(site, today());
  const saved = savedSite(context).content();
  const moves = TRANSLATIONS.flatMap((language) => {
    const draft = translations.read(language);
    const [seenNow, seenThen] = [translations.readSaved(saved, language) ?? draft, draft].map((each) =>
      seenIn(each, routes),
    );
    const files = new Set(translations.statuses(language).map(({ namespace }) => namespace));
    return [...files].flatMap((file): readonly PageMove[] => {
      const [now, then, name] = [seenNow?.(file), seenThen?.(file), names.pageOf(file, language.code)];
      if (!now || !then) return [];
      if (now.isPublic !== then.isPublic)
        return routes.some(({ namespace }) => namespace === file)
          ? [{ kind: then.isPublic ? 'opens' : 'closes', name }]
          : [];
      const count = then.count - now.count;
      return then.isPublic && count > 0 ? [{ kind: 'english', name, count }] : [];
    });
  });
  const [was, is] = [saved, site.content()].map((each) => findSignatures(each.signatures, each.words));
  const lapses = LANGUAGES.flatMap(({ code }) =>
    [...(was?.get(code) ?? [])].flatMap(([namespace, { by }]): readonly PageMove[] =>
      is?.get(code)?.has(namespace) ? [] : [{ kind: 'lapses', name: names.pageOf(namespace, code), by }],
    ),
  );
  return [...moves, ...lapses];
}
