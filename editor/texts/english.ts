/** The English texts, the source of all translations. */
import { LANGUAGES, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { findFaults } from '../../locales/model/faults.ts';
import { flattenTexts } from '../../locales/model/flattenTexts.ts';
import { jsonValue } from '../../locales/model/json/jsonValue.ts';
import { isBranchFile, isEditorWords } from '../../locales/model/namespace.ts';
import { validSignatures } from '../../locales/model/signatures.ts';
import { isFresh, type TextStatus } from '../../locales/model/status.ts';
import type { EditorContext } from '../content/context.ts';
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
    /** What a change of a text invalidates: current translations, and sign-offs of its page. */
    effects(place: TextPlace) {
      const english = read(SOURCE_LANGUAGE).words;
      return LANGUAGES.flatMap((language) => {
        const { code, nativeName: name } = language;
        const { words, statuses } = read(language);
        const isSource = language === SOURCE_LANGUAGE;
        const text = isSource ? undefined : statuses.find((each) => isFresh(each) && textKey(each) === textKey(place));
        // Signing a translation includes the English of texts that are not translated.
        const isSigned = isSource || !words.get(place.namespace)?.has(place.key);
        const signatures = validSignatures(site.content().signatures, code, english, words);
        const signature = isSigned ? signatures.get(place.namespace) : undefined;
        return [
          ...(text ? [{ kind: text.reviewed ? 'review' : 'translation', name, who: text.reviewed } as const] : []),
          ...(signature ? [{ kind: 'signature', name, who: signature.by } as const] : []),
        ];
      });
    },
  };
}
