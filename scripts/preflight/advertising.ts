import type { YamlSource } from '../../diagnostics/yamlSource.ts';
import type { Finding } from './finding.ts';

type Claim = Readonly<{ pattern: RegExp; why: string; isFact?: boolean }>;

/** Claims that codes of conduct for dentists in India do not allow in advertisements, and words that may be read as such. */
const CLAIMS: readonly Claim[] = [
  {
    pattern:
      /\b(best|no\. ?1|number one|leading|finest|world[- ]class|unmatched|unrivalled|most (?:advanced|trusted|experienced))\b/gi,
    why: 'compares the clinic with others',
  },
  {
    pattern:
      /\b(guarantee[ds]?|100 ?%|lifelong|for life|permanent(?! (?:tooth|teeth))\w*|never fails?|always works?)\b/gi,
    why: 'promises a result',
  },
  {
    pattern: /\b(painless|pain[- ]free|no pain|risk[- ]free|without (?:any )?risk|no side effects|completely safe)\b/gi,
    why: 'promises that nothing hurts or goes wrong',
  },
  {
    pattern: /\b(\d+ ?% off|half price|cheapest|lowest price)\b/gi,
    why: 'advertises a discount on treatment',
    isFact: true,
  },
];

/** A negated claim is not a claim: "no treatment is painless". A discount always is. */
const DENIED = /\b(not|never|no|nobody|cannot|without)\b[^.]{0,24}$/i;

/**
 * Finds advertising claims in a file of texts.
 * @param source a branch file or words file
 * @param isText whether a line holds a text that pages show
 */
export function advertisingHints(
  source: Pick<YamlSource, 'path' | 'text'>,
  isText: (line: string) => boolean,
): Finding[] {
  return source.text.split('\n').flatMap((text, i) =>
    isText(text)
      ? claimsIn(text).map(({ column, message }) => ({
          group: 'wording',
          file: source.path,
          line: i + 1,
          column,
          message,
        }))
      : [],
  );
}

function claimsIn(text: string): readonly Pick<Required<Finding>, 'column' | 'message'>[] {
  return CLAIMS.flatMap(({ pattern, why, isFact }) =>
    Array.from(text.matchAll(pattern))
      .filter(({ index }) => isFact || !DENIED.test(text.slice(0, index)))
      .map(({ 0: claim, index }) => ({
        column: index + 1,
        message: `"${claim}" ${why}: have it checked against the dental council's code`,
      })),
  );
}
