import type { Finding } from './finding.ts';

/** A text that begins like those of `npm run new:page` and `npm run new:service`. */
const SAMPLE = /^(\s*(?:"[^"]*": )?)"((?:<p>|<a href=\\"[^"]*\\">)?Sample [^"]*)"/;

/**
 * The sample texts that are still in a words file.
 * @param text the file's content, one text per line
 */
export function sampleWords(file: string, text: string): readonly Finding[] {
  return text.split('\n').flatMap((line, i) => {
    const [, indent = '', found] = SAMPLE.exec(line) ?? [];
    if (found === undefined) return [];
    const message = `"${found}" is a sample: write the real text`;
    return [{ group: 'placeholder' as const, file, line: i + 1, column: indent.length + 1, message }];
  });
}
