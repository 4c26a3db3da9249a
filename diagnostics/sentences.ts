/** The sentence of each mistake, by its code. The rules know only codes and values. */
import { filled } from './expectations.ts';
import { FACT_SENTENCES } from './factSentences.ts';
import { WORD_SENTENCES } from './wordSentences.ts';

const SENTENCES = { ...FACT_SENTENCES, ...WORD_SENTENCES };
type Sentences = typeof SENTENCES;

/** A short name of the rule that was broken. */
export type Code = keyof Sentences;

type Names<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Names<Rest> : never;

/** What the sentence of a code says about the mistake. */
export type Values<C extends Code> = Sentences[C] extends (values: infer Own) => string
  ? Own
  : Record<Names<Sentences[C]>, string | number>;

/** A sentence as its code and its values. */
export type Sentence = { [C in Code]: object extends Values<C> ? readonly [C] : readonly [C, Values<C>] }[Code];

/** A sentence, and the offset of what it is about. */
export type Mistake = Readonly<{ at: number; sentence: Sentence }>;

export function sentenceOf(...[code, values]: Sentence): string {
  const sentence: string | ((values: never) => string) = SENTENCES[code];
  if (typeof sentence === 'function') return sentence(values as never);
  return filled(sentence, values ?? {});
}
