import { Parser } from 'htmlparser2';

const NO_BREAK_SPACE = '\u00a0';
const WORD_JOINER = '\u2060';

/** A number as pages show it: 2,500, 4.9, 100+, 50%. */
const NUMBER = String.raw`\d(?:[\d.,]*\d)?[+%]?`;

/** A word of a script that has no capital letters, such as Tamil. */
const WORD = String.raw`(?!\p{Script=Latin})\p{L}[\p{L}\p{M}]*`;

/** What must not be broken over two lines, and where its spaces are. */
const RULES: readonly RegExp[] = [
  // +91 98400 12345, +91 44 2345 6789, 1800 123 4567
  /(?:\+\d{1,3}|\b18[06]0)(?: \d{2,5}){1,3}(?! ?\d)/gu,
  // Rs 2,500, ரூ. 2,500
  /(?:\bRs\.?|(?<!\p{L}|\p{M})ரூ\.?|₹) (?=\d)/gu,
  // call 108
  /\bcall (?=\d)/gu,
  // 10:30 AM
  /\b\d{1,2}:\d\d (?=[AP]M\b)/gu,
  // காலை 10:30: the part of the day stands first
  new RegExp(String.raw`${WORD} (?=\d{1,2}:\d\d)`, 'gu'),
  // 31 August 2025
  /\b\d{1,2} \p{L}[\p{L}\p{M}]{2,11} (?=(?:19|20)\d\d\b)/gu,
  // 30 minutes, 31 May. Other short Latin words after a number are prepositions, and numbers with commas are prices.
  /(?<![\d.,])\d{1,3}[+%]? (?=(?:day|May|mg|ml|mm|km|\p{Script=Latin}{4,10})\b)/gu,
  // 30 நிமிடங்கள், 2,500 முதல்
  new RegExp(`${NUMBER} (?=${WORD})`, 'gu'),
];

/**
 * A range: 30 to 60, 25,000 to 75,000. A longer one may break between its ends, and so may one in wide letters, where the
 * word belongs to the first number: 30 முதல் 60.
 */
const RANGE = new RegExp(String.raw`(?<![\d:.,])${NUMBER} [a-z]+ (?=(${NUMBER})(?!:|\d))`, 'gu');
const MAX_RANGE_LENGTH = 16;

/**
 * Puts no-break characters into a text that people read, so that no price, time, date, phone number, number with its unit,
 * "X-ray" or "108-ஐ" stands on two lines. Texts that programs read stay without: titles, messages, attributes, structured data.
 */
export function keepTogether(text: string): string {
  if (!/\d|X-ray/i.test(text)) return text;
  const joined = RULES.reduce((result, rule) => result.replace(rule, join), text.replace(RANGE, joinRange));
  return joined.replace(/\bX-(?=rays?\b)|\d-(?!\p{Script=Latin})(?=\p{L})/giu, `$&${WORD_JOINER}`);
}

const join = (match: string) => match.replaceAll(' ', NO_BREAK_SPACE);

const joinRange = (start: string, end: string) => (start.length + end.length > MAX_RANGE_LENGTH ? start : join(start));

/** Elements whose content is not read as text. */
const PROGRAMS: ReadonlySet<string> = new Set(['script', 'style', 'textarea']);

export const keepTextsTogether = (body: string): string => mapTexts(body, keepTogether);

/** Changes all texts of a page's body. Attributes stay as they are, and so do texts that must not be translated: they are sent like that. */
export function mapTexts(body: string, change: (text: string) => string): string {
  let output = '';
  /** The end of what is in the output, and the text that follows: the parser gives it in parts, as it finds entities. */
  let done = 0;
  let text = { start: 0, end: 0 };
  const flush = () => {
    output += body.slice(done, text.start) + change(body.slice(text.start, text.end));
    done = text.end;
  };
  /** How many elements deep inside a program or what must not be translated. */
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (depth > 0 || PROGRAMS.has(name) || attributes.translate === 'no') depth += 1;
    },
    onclosetag() {
      if (depth > 0) depth -= 1;
    },
    ontext() {
      if (depth > 0) return;
      const [start, end] = [parser.startIndex, parser.endIndex + 1];
      if (start !== text.end) {
        flush();
        text = { start, end };
      }
      text.end = end;
    },
  });
  parser.end(body);
  flush();
  return output + body.slice(done);
}
