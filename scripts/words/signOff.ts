import { type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { textsOf } from '../../locales/model/readWords.ts';
import { hashOfTexts, type Signature, type SignatureRecord } from '../../locales/model/signatures.ts';
import type { Content } from '../../renderer/site/readContent.ts';
import { translationOf } from './translation.ts';

/**
 * The dentists' signatures with those of one who has read the advice in words files as they are now.
 * @throws Error with a sentence if one of them is not fully translated
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
    const missing = new Set(statuses.filter(({ state }) => state === 'missing').map(({ namespace }) => namespace));
    const untranslated = names.filter((name) => missing.has(name));
    if (untranslated.length > 0) {
      throw new Error(
        `Not fully translated, so it cannot be signed off: ${untranslated.join(', ')}. Nothing was recorded.`,
      );
    }
  }
  const [english, words] = [textsOf(content.words, SOURCE_LANGUAGE.code), textsOf(content.words, code)];
  const signed = names.map((name) => [name, { by, day, texts: hashOfTexts(name, english, words) }] as const);
  const record = content.signatures;
  return { ...record, [code]: { ...record[code], ...Object.fromEntries(signed) } };
}
