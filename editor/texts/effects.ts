/** What a change of a text ends, which people learn before they type. */
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { isFresh, type TextStatus } from '../../locales/model/status.ts';
import { findSignatures, isAdvice } from '../../site/pages/clinical.ts';
import type { Route } from '../../site/pages/routes.ts';
import type { EditorContext } from '../content/context.ts';
import { seenIn } from './reading.ts';
import { type TextPlace, textKey } from './textPlace.ts';
import type { Translations } from './translations.ts';

/**
 * What a change of a text in a language invalidates: translations and their reviews, sign-offs; and what its pages do until it is read
 * again: go back to English, or show only this text in English.
 * @throws Refusal if a file cannot be read
 */
export function findEffects(
  { site }: EditorContext,
  { read }: Translations,
  of: Language,
  place: TextPlace,
  routes: readonly Route[],
) {
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
    const isSigned = isAdvice(place) && (language === of || !translation.words.get(place.namespace)?.has(place.key));
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
}
