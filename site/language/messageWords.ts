import type { Namespace, TextKey } from '../../locales/model/english.ts';
import type { Translator, Values } from './translator.ts';

/**
 * The words of a WhatsApp message to the clinic. Its staff may read only English, so a message from a translated page is
 * in both languages.
 */
type MessageWords<N extends Namespace> = Readonly<{
  /** A sentence, with one line per language. `values` returns its placeholder values in a language. */
  sentence(key: TextKey<N>, values?: (words: Translator) => Values): string;
  /** The label of a field: "பெயர் / Name". */
  label(key: TextKey<N>): string;
}>;

export function messageWords<N extends Namespace>(namespace: N, words: Translator): MessageWords<N> {
  const inBoth = (key: string, values?: (words: Translator) => Values) => [
    ...new Set([words, words.english].map((reader) => reader.find(namespace, key, values?.(reader)).text)),
  ];
  return {
    sentence: (key, values) => inBoth(key, values).join('\n'),
    label: (key) => inBoth(key).join(' / '),
  };
}
