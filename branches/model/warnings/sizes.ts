/** Implausible figures and lengths: a zero too many, a page instead of a sentence. */
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import type { Advice } from '../files/suggestion.ts';
import type { Text, Value } from './values.ts';

/** Rupees; anything higher is a typing error. */
const HIGHEST_PRICE = 1_000_000;
/** Graphemes: the longest text that still fits a card. */
const LONGEST_TEXT = 600;
/** The average number of UTF-16 units per grapheme is lower than this. */
const UNITS_PER_GRAPHEME = 8;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Warnings about prices, the rating and the lengths of texts of one file. */
export function sizeWarnings(source: YamlSource, values: readonly Value[], texts: readonly Text[]): readonly Problem[] {
  return [
    ...values.flatMap((value) => {
      const { value: figure } = value.node;
      const advice = typeof figure === 'number' ? figureProblem(value, figure) : undefined;
      if (!advice) return [];
      const { sentence, proposal } = advice;
      return [{ ...source.problemAt(value.path, sentence), ...(proposal && { proposal }) }];
    }),
    ...texts
      .filter(({ text }) => isLong(text))
      .map(({ path, offset }) =>
        source.problem(
          offset,
          `${label(path)}: this text has more than ${LONGEST_TEXT} characters. Type a shorter one: few people read that far, and on a phone it fills the screen.`,
        ),
      ),
  ];
}

function figureProblem({ path }: Value, figure: number): Advice | undefined {
  if (figure > HIGHEST_PRICE && path.some((step) => /^prices?$|Price$/.test(String(step)))) {
    const most = HIGHEST_PRICE.toLocaleString('en-IN');
    return {
      sentence: `${label(path)}: found ${figure}, which is more than Rs ${most}. Count the zeros: prices are whole rupees, without paise.`,
    };
  }
  if (path.at(-1) === 'rating' && /\.\d\d/.test(String(figure))) {
    const short = String(figure).slice(0, 3);
    return {
      sentence: `${label(path)}: found ${figure}, expected at most one digit after the decimal point. Type: rating: ${short}`,
      proposal: { path, value: Number(short) },
    };
  }
  return undefined;
}

/** Very long texts are not segmented: the segmenter copies the whole text for each segment. */
function isLong(text: string): boolean {
  if (text.length <= LONGEST_TEXT) return false;
  const most = LONGEST_TEXT * UNITS_PER_GRAPHEME;
  return text.length > most || [...graphemes.segment(text)].length > LONGEST_TEXT;
}

const label = (path: Value['path']) => path.filter((step) => typeof step === 'string').join('.');
