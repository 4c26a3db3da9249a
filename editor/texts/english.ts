/** The English texts, which all translations are made from. */
import { LANGUAGES, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { findFaults } from '../../locales/model/faults.ts';
import { flattenTexts } from '../../locales/model/flattenTexts.ts';
import { isBranchFile } from '../../locales/model/namespace.ts';
import type { LanguageWords } from '../../locales/model/readWords.ts';
import { validSignatures } from '../../locales/model/signatures.ts';
import { isFresh, languageStatus, type TextStatus } from '../../locales/model/status.ts';
import { wordsIn } from '../publish/merge/mergeRecords.ts';
import type { SessionContext } from '../session/context.ts';
import { nameOf, type TextPlace } from './textPlace.ts';
import type { Translations } from './translations.ts';

/** The path of an English words file. */
export const wordsPath = (namespace: string) => `locales/${SOURCE_LANGUAGE.code}/${namespace}.json`;

export function createEnglish({ draft, site }: SessionContext, { read }: Translations) {
  const saved = (namespace: string): ReadonlyMap<string, string> =>
    new Map(flattenTexts(wordsIn(draft.readSaved(wordsPath(namespace)) ?? '{}')));
  return {
    /** All texts. Each is compared with the saved one: pages have values for the placeholders of that. */
    statuses: (): readonly TextStatus[] =>
      [...read(SOURCE_LANGUAGE).words].flatMap(([namespace, texts]) => {
        const before = isBranchFile(namespace) ? texts : saved(namespace);
        return Array.from(texts, ([key, text]) => {
          const english = before.get(key) ?? text;
          const faults = findFaults(english, text).filter(({ kind }) => kind === 'placeholder');
          return { namespace, key, english, text, state: 'reviewed', faults };
        });
      }),
    /** What ends in each language when a text is no longer as it is saved; only the languages where something does. */
    effects({ namespace, key }: TextPlace) {
      const texts = saved(namespace);
      const withTexts = (own: typeof texts) => new Map(read(SOURCE_LANGUAGE).words).set(namespace, own);
      const [before, after] = [withTexts(texts), withTexts(new Map(texts).set(key, `${texts.get(key)} …`))];
      return LANGUAGES.flatMap((language) => {
        const { code, nativeName: name } = language;
        const { words, record } = read(language);
        const isSource = language === SOURCE_LANGUAGE;
        const current = (english: LanguageWords) =>
          isSource ? [] : languageStatus(code, english, words, record).filter(isFresh);
        const signer = (english: LanguageWords) =>
          validSignatures(site.content().signatures, code, english, isSource ? english : words).get(namespace)?.by;
        const still = new Set(current(after).map(nameOf));
        const ended = current(before).filter((text) => !still.has(nameOf(text)));
        const signedBy = signer(after) === undefined ? signer(before) : undefined;
        const reviewed = ended.flatMap((text) => text.reviewed ?? [])[0];
        return ended.length > 0 || signedBy ? { name, isTranslated: ended.length > 0, reviewed, signedBy } : [];
      });
    },
  };
}
