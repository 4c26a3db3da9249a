import { type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { textsOf } from '../../locales/model/readWords.ts';
import type { Signature, SignatureRecord } from '../../locales/model/signatures.ts';
import { isFresh } from '../../locales/model/status.ts';
import type { Content } from '../content/readContent.ts';
import { hashOfAdvice, isAdvice } from '../pages/clinical.ts';
import { translationOf } from './translation.ts';

/**
 * The dentists' signatures with those of one who has read the advice in words files as they are now.
 * @throws Error with a sentence if one of them has advice that is missing, out of date or broken
 */
export function withSignOff(
  content: Content,
  language: Language,
  names: readonly string[],
  { by, day }: Signature,
): SignatureRecord {
  const { code } = language;
  if (language !== SOURCE_LANGUAGE) {
    const { statuses } = translationOf(content, language);
    const unready = new Set(
      statuses.filter((text) => isAdvice(text) && !isFresh(text)).map(({ namespace }) => namespace),
    );
    const refused = names.filter((name) => unready.has(name));
    if (refused.length > 0) {
      throw new Error(
        `Texts are missing, out of date or have a mistake, so it cannot be signed off: ${refused.join(', ')}. Nothing was recorded.`,
      );
    }
  }
  const [english, words] = [textsOf(content.words, SOURCE_LANGUAGE.code), textsOf(content.words, code)];
  const signed = names.map((name) => [name, { by, day, texts: hashOfAdvice(name, english, words) }] as const);
  const record = content.signatures;
  return { ...record, [code]: { ...record[code], ...Object.fromEntries(signed) } };
}
