import type { Finding } from './finding.ts';

/** A text that begins as those do that `npm run new:page` and `npm run new:service` write. */
const SAMPLE = /^(\s*(?:"[^"]*": )?)"((?:<p>)?Sample [^"]*)"/;

/**
 * The sample texts of a words file that nobody has put real ones in the place of.
 * @param text the file's text, a line for each of its texts
 */
export function sampleWords(file: string, text: string): readonly Finding[] {
  return text.split('\n').flatMap((line, i) => {
    const [, indent = '', found] = SAMPLE.exec(line) ?? [];
    if (found === undefined) return [];
    const message = `"${found}" is a sample: write the real text`;
    return [{ group: 'placeholder' as const, file, line: i + 1, column: indent.length + 1, message }];
  });
}
