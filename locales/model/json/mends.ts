/** Candidate corrections for a JSON syntax error. `jsonFault.ts` tries each before it proposes one. */
import { bracketMends } from './bracketMends.ts';
import type { JsonError } from './firstError.ts';
import { halfTyped } from './halfTyped.ts';
import { type Mend, splice } from './mend.ts';
import { quoteMends } from './quoteMends.ts';

/** All candidates for an error, likeliest first. */
export function mendsAt(text: string, error: JsonError): readonly Mend[] {
  return [
    ...halfTyped(text, error),
    ...commas(text, error),
    ...quoteMends(text, error),
    ...bracketMends(text, error),
    ...wrongCharacters(text, error),
  ];
}

function commas(text: string, { at, end }: JsonError): readonly Mend[] {
  if (text[at] === ',') return [splice(text, at, at + 1, '', 'this comma is one too many. Delete it')];
  return [
    ...(text[end - 1] === ',' ? [splice(text, end - 1, end, '', 'nothing follows this comma. Delete it')] : []),
    splice(text, end, end, ',', 'a comma is missing here. Type: ,'),
  ];
}

function wrongCharacters(text: string, { at, end }: JsonError): readonly Mend[] {
  const here = text[at] ?? '';
  const colon = splice(text, end, end, ':', 'a colon is missing here. Type: :');
  if (/[{}[\]:,"]/.test(here)) return [colon];
  return [
    colon,
    ...[':', ',', '"'].map((wanted) =>
      splice(text, at, at + 1, wanted, `found ${here}, expected ${wanted} here. Type: ${wanted}`),
    ),
    splice(text, at, at + 1, '', `${here} does not belong here. Delete it`),
  ];
}
