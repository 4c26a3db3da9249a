/** The English texts, the source of all translations. */
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { findFaults } from '../../locales/model/faults.ts';
import { flattenTexts } from '../../locales/model/flattenTexts.ts';
import { jsonValue } from '../../locales/model/json/jsonValue.ts';
import { isBranchFile, isEditorWords } from '../../locales/model/namespace.ts';
import { isFresh, type TextStatus } from '../../locales/model/status.ts';
import { findSignatures, isAdvice } from '../../site/pages/clinical.ts';
import type { Route } from '../../site/pages/routes.ts';
import type { EditorContext } from '../content/context.ts';
import { seenIn } from './seen.ts';
import { type TextPlace, textKey } from './textPlace.ts';
import type { Translations } from './translations.ts';

/** The path of a words file. */
export const wordsPath = (namespace: string, code = SOURCE_LANGUAGE.code) => `locales/${code}/${namespace}.json`;

/** Returns the English texts of the draft, and what changes of them invalidate. */
export function createEnglish({ draft, site }: EditorContext, { read }: Translations) {
  const saved = (namespace: string): ReadonlyMap<string, string> =>
    new Map(flattenTexts(jsonValue(draft.readSaved(wordsPath(namespace)) ?? '{}')));
  return {
    /** All texts of pages and facts. Placeholders are checked against the saved text, which pages have values for. */
    statuses: (): readonly TextStatus[] =>
      [...read(SOURCE_LANGUAGE).words].flatMap(([namespace, texts]) => {
        if (isEditorWords(namespace)) return [];
        const before = isBranchFile(namespace) ? texts : saved(namespace);
        return Array.from(texts, ([key, text]) => {
          const english = before.get(key) ?? text;
          const faults = findFaults(english, text).filter(({ kind }) => kind === 'placeholder');
          return { namespace, key, english, text, state: 'reviewed', faults };
        });
      }),
    /**
     * What a change of a text in a language invalidates: translations and their reviews, sign-offs; and what its pages do until it is read
     * again: go back to English, or show only this text in English.
     */
    effects(of: Language, place: TextPlace, routes: readonly Route[]) {
      const { signatures, words: files } = site.content();
      const valid = findSignatures(signatures, files);
      const isSource = of === SOURCE_LANGUAGE;
      return LANGUAGES.filter((language) => isSource || language === of).flatMap((language) => {
        const { code, nativeName: name } = language;
        const translation = read(language);
        const isThis = (text: TextStatus) => isFresh(text) && textKey(text) === textKey(place);
        const text = language === SOURCE_LANGUAGE ? undefined : translation.statuses.find(isThis);
        const isEnding = text && (isSource || text.reviewed !== undefined);
        const { isPublic } = seenIn(translation, routes)(place.namespace);
        const pages = !isPublic ? undefined : isAdvice(place) ? 'closes' : 'english';
        // Signing a translation includes the English of texts that are not translated.
        const isSigned =
          isAdvice(place) && (language === of || !translation.words.get(place.namespace)?.has(place.key));
        const signature = isSigned ? valid.get(code)?.get(place.namespace) : undefined;
        return [
          ...(isEnding
            ? [
                {
                  kind: !isSource ? 'own' : text.reviewed ? 'review' : 'translation',
                  name,
                  who: text.reviewed,
                  pages,
                } as const,
              ]
            : []),
          ...(signature ? [{ kind: 'signature', name, who: signature.by, pages: undefined } as const] : []),
        ];
      });
    },
  };
}
