import type { Source } from '../../branches/model/source.ts';
import type { Finding } from './Finding.ts';

/** Claims that codes of conduct for dentists in India do not allow in advertisements, or that a reader may take for one. */
const CLAIMS: readonly (readonly [pattern: RegExp, why: string])[] = [
  [
    /\b(best|no\. ?1|number one|leading|finest|world[- ]class|unmatched|unrivalled|most (?:advanced|trusted|experienced))\b/i,
    'compares the clinic with others',
  ],
  [
    /\b(guarantee[ds]?|100 ?%|lifelong|for life|permanent(?! (?:tooth|teeth))\w*|never fails?|always works?)\b/i,
    'promises a result',
  ],
  [
    /\b(painless|pain[- ]free|no pain|risk[- ]free|without (?:any )?risk|no side effects|completely safe)\b/i,
    'promises that nothing hurts or goes wrong',
  ],
  [/\b(\d+ ?% off|half price|cheapest|lowest price)\b/i, 'advertises a discount on treatment'],
];

/** A claim that is denied is none: "no treatment is painless". */
const DENIED = /\b(not|never|no|nobody|cannot|without|does|is|are|can)\b[^.]{0,24}$/i;

/**
 * Hints at claims in a text file that people read.
 * @param source any of the branch files or words files
 * @param isText whether a line holds a text that pages show
 */
export function advertisingHints(
  { path, text }: Pick<Source, 'path' | 'text'>,
  isText: (line: string) => boolean,
): readonly Finding[] {
  return text.split('\n').flatMap((line, i) =>
    isText(line)
      ? CLAIMS.flatMap(([pattern, why]) => {
          const found = pattern.exec(line);
          if (!found || (!why.includes('discount') && DENIED.test(line.slice(0, found.index)))) return [];
          const message = `"${found[0]}" ${why}: have it checked against the dental council's code`;
          return [{ group: 'wording' as const, file: path, line: i + 1, column: found.index + 1, message }];
        })
      : [],
  );
}
