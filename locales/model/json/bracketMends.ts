import type { JsonError } from './firstError.ts';
import { LONGEST_TEXT, type Mend, splice } from './mend.ts';

const OPENERS = ['{', '['] as const;
const CLOSERS = ['}', ']'] as const;

/** Mends for a bracket that is missing, surplus, or of the wrong kind. */
export function bracketMends(text: string, { at, end }: JsonError): readonly Mend[] {
  const here = text[at] ?? '';
  const before = text[end - 1] ?? '';
  return [
    ...(isCloser(here) ? surplus(text, at) : []),
    ...CLOSERS.filter((closer) => isCloser(here) && closer !== here).flatMap((closer) => [
      splice(text, at, at + 1, closer, `found ${here}, expected ${closer}. Type: ${closer}`),
    ]),
    ...CLOSERS.flatMap((closer) => [
      missing(text, end, closer),
      splice(text, end, end, `${closer},`, `a ${closer} and a comma are missing here. Type: ${closer},`),
    ]),
    ...forgotten(text, at),
    ...(before === ',' ? CLOSERS.map((closer) => missing(text, end - 1, closer)) : []),
    ...(isCloser(before) ? [splice(text, end - 1, end, '', unopened(before))] : []),
  ];
}

const unopened = (closer: string) =>
  `this ${closer} is one too many, or what it closes was not opened above. Delete it`;

const isCloser = (character: string) => CLOSERS.some((closer) => closer === character);

/** Mends for a surplus closing bracket, alone and with the comma after it. */
function surplus(text: string, at: number): readonly Mend[] {
  const [withComma = ''] = /^.\s*,/.exec(text.slice(at, at + LONGEST_TEXT)) ?? [];
  const message = `this ${text[at]} is one too many. Delete it`;
  return [
    ...(withComma ? [splice(text, at, at + withComma.length, '', `this ${text[at]}, is one too many. Delete it`)] : []),
    splice(text, at, at + 1, '', message),
  ];
}

/** Mends for a bracket missing earlier in the text, before the position where it causes an error. */
function forgotten(text: string, at: number): readonly Mend[] {
  const from = Math.max(at - LONGEST_TEXT, 0);
  const before = text.slice(from, at);
  const name = before.lastIndexOf('":') + 2;
  const last = /[,[]\s*(?="(?:[^"\\\n]|\\.)*"\s*$)/.exec(before);
  return [
    ...OPENERS.map((opener) => missing(text, from + name, opener)),
    ...(last?.[0].startsWith(',') ? CLOSERS.map((closer) => missing(text, from + last.index, closer)) : []),
    ...(last && text[at] === ':' ? [missing(text, from + last.index + last[0].length, '{')] : []),
  ];
}

const missing = (text: string, at: number, bracket: string) =>
  splice(text, at, at, ` ${bracket}`, `a ${bracket} is missing here. Type: ${bracket}`);
