/** Texts that continue after a `#`: unquoted, `Door # 5, Sample Building` is read as "Door" and a comment. */
import { Scalar } from 'yaml';
import { shortened } from '../../../diagnostics/excerpt.ts';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { inline } from '../files/suggestion.ts';
import { accepts, type Value } from './values.ts';

/** A door or shop number: 5, 12-A, G-3, 4/2. Not a year or postcode. */
const NUMBER = String.raw`^(?!(?:19|20)\d\d\b)(?:[A-Za-z]{1,2}[-/ ]?)?\d{1,4}(?:[-/]?[A-Za-z])?(?:[-/]\d{1,4})?(?![\w/-])`;
const STARTS_WITH_NUMBER = new RegExp(NUMBER);
/** How an address continues after its number, unlike a list of days: "14, 15 January". */
const NUMBER_THEN_MORE = new RegExp(`${NUMBER}\\s*[,;)](?!\\s*\\d+\\b)`);
const ADDRESS_WORD =
  /(?<![\p{L}\p{M}])(?:door|shop|flat|plot|house|block|unit|room|suite|stall|gate|ward|nos?|number|எண்|கடை|கதவு|மனை|அறை)\.?$/iu;

/** Characters: nobody retypes a longer text. */
const MAX_TYPED_LENGTH = 120;

/** A warning for every unquoted text followed by a comment that is probably part of the text. */
export function swallowedTexts(source: YamlSource, values: readonly Value[]): readonly Problem[] {
  return values.flatMap(({ node, path, schema }) => {
    if (node.type !== Scalar.PLAIN || !node.range) return [];
    const shown = typeof node.value === 'string' ? node.value.trim() : '';
    if (shown === '' && node.value !== null) return [];
    const [, start, end] = node.range;
    const [gap = '', note = ''] = /^([ \t]*#[ \t]+)(.*\S)/.exec(source.text.slice(start, end))?.slice(1) ?? [];
    const isAddress = NUMBER_THEN_MORE.test(note) || (ADDRESS_WORD.test(shown) && STARTS_WITH_NUMBER.test(note));
    const whole = `${shown}${gap}${note}`.trim();
    if (!isAddress || !accepts(schema, whole)) return [];
    const line = `${path.at(-1)}: ${inline(whole)}`;
    // A second note would be part of the text.
    const typed = line.length > MAX_TYPED_LENGTH || /\s#/.test(note) ? undefined : line;
    const values = { isEmpty: shown === '', note: shortened(note), typed };
    return [source.problem(start + gap.indexOf('#'), 'noteInText', values)];
  });
}
