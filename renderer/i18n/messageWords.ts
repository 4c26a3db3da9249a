import type { Namespace, TextKey } from '../../locales/model/english.ts';
import type { Translator, Values } from './translator.ts';

/**
 * The words of a WhatsApp message. The patient writes in the language of the page; whoever reads it at the clinic may know
 * only English, so that a message from another language carries both.
 */
export type MessageWords<N extends Namespace> = Readonly<{
  /** A sentence, a line for each language. `values` are its placeholders in a language. */
  sentence(key: TextKey<N>, values?: (words: Translator) => Values): string;
  /** What a detail is called: "பெயர் / Name". */
  label(key: TextKey<N>): string;
}>;

/** The words of the messages that a page in the language of `words` sends to the clinic. */
export function messageWords<N extends Namespace>(namespace: N, words: Translator): MessageWords<N> {
  const readers = [words, words.english];
  const inEach = (key: string, values?: (words: Translator) => Values) => [
    ...new Set(readers.map((reader) => reader.find(namespace, key, values?.(reader)).text)),
  ];
  return {
    sentence: (key, values) => inEach(key, values).join('\n'),
    label: (key) => inEach(key).join(' / '),
  };
}
