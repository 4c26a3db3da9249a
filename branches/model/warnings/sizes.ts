/** Figures and texts of a size that nobody means: a zero too many, a page in the place of a sentence. */
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import type { Text, Value } from './values.ts';

/** More than this is a slip of the finger, in rupees. */
const HIGHEST_PRICE = 1_000_000;
/** The longest text that still looks right on a card, in letters as readers count them. */
const LONGEST_TEXT = 600;
/** Letters with their signs take fewer UTF-16 units than this, on average. */
const UNITS_OF_A_LETTER = 8;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Warnings about prices, the rating and the lengths of texts of one file. */
export function sizeWarnings(source: YamlSource, values: readonly Value[], texts: readonly Text[]): readonly Problem[] {
  return [
    ...values.flatMap((value) => {
      const { value: figure } = value.node;
      const message = typeof figure === 'number' ? figureFault(value, figure) : undefined;
      return message ? [source.problemAt(value.path, message)] : [];
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

function figureFault({ path }: Value, figure: number): string | undefined {
  if (figure > HIGHEST_PRICE && path.some((step) => /^prices?$|Price$/.test(String(step)))) {
    const most = HIGHEST_PRICE.toLocaleString('en-IN');
    return `${label(path)}: found ${figure}, which is more than Rs ${most}. Count the zeros: prices are whole rupees, without paise.`;
  }
  if (path.at(-1) === 'rating' && /\.\d\d/.test(String(figure))) {
    const short = String(figure).slice(0, 3);
    return `${label(path)}: found ${figure}, expected at most one digit after the decimal point. Type: rating: ${short}`;
  }
  return undefined;
}

/** A text of any length is cut before its letters are counted: the segmenter copies all of it for each. */
function isLong(text: string): boolean {
  if (text.length <= LONGEST_TEXT) return false;
  const most = LONGEST_TEXT * UNITS_OF_A_LETTER;
  return text.length > most || [...letters.segment(text)].length > LONGEST_TEXT;
}

const label = (path: Value['path']) => path.filter((step) => typeof step === 'string').join('.');
