/** A mistake in any single line gets one message, about that line. */
import { describe, expect, test } from 'vitest';
import { readSource } from '../../../../branches/model/files/readSource.ts';
import { branchFile } from '../../../../branches/model/schema/branchFile.ts';
import { YamlSource } from '../../../../diagnostics/yamlSource.ts';
import { CONFIGURATIONS } from '../../../fixtures/configurations.ts';

const [, { path, text }] = CONFIGURATIONS['two-branches'];
const lines = text.split('\n');
/** A full run tries every line; otherwise a third of them. */
const step = process.env.TEST_ALL ? 1 : 3;
const written = lines
  .flatMap((line, index) => (/^\s*[^\s#]/.test(line) ? [index] : []))
  .filter((_, position) => position % step === 0);

type Edit = (line: string) => string;

/** Returns the messages for each invalid edit that did not get exactly one message about its line. */
function misunderstood(edit: Edit): readonly string[] {
  return written.flatMap((index) => {
    const wrong = edit(lines[index] ?? '');
    if (wrong === lines[index]) return [];
    const { problems } = readSource(new YamlSource({ path, text: lines.with(index, wrong).join('\n') }), branchFile);
    const [first, ...others] = problems;
    const isThere = first && first.line > index && first.line <= index + wrong.split('\n').length;
    if (!first || (isThere && others.length === 0)) return [];
    return [`${index + 1} ${wrong}\n${problems.map(({ line, message }) => `  ${line} ${message}`).join('\n')}`];
  });
}

describe('one mistake gets one message, at its line', () => {
  test.each<[string, Edit]>([
    ['a space too many', (line) => ` ${line}`],
    ['two spaces too many', (line) => `  ${line}`],
    ['a space too few', (line) => line.replace(/^ /, '')],
    ['a line at the left edge', (line) => line.trimStart()],
    ['a colon missing', (line) => line.replace(/^( *(?:- )?\w+):/, '$1')],
    ['no space after a colon', (line) => line.replace(/: /, ':')],
    ['a comma in place of a colon', (line) => line.replace(/: /, ', ')],
    ['an opening quote missing', (line) => line.replace('"', '')],
    ['a closing quote missing', (line) => line.replace(/"([^"]*)"/, '"$1')],
    ['curly quotes', (line) => line.replace(/"([^"]*)"/, '“$1”')],
    ['an opening bracket missing', (line) => line.replace('[', '')],
    ['a closing bracket missing', (line) => line.replace(']', '')],
    ['a bracket too many', (line) => line.replace(/(?= #|$)/, ']')],
    ['a brace too many', (line) => line.replace(/(?= #|$)/, ' }')],
    ['a dash missing', (line) => line.replace('- ', '  ')],
    ['no space after a dash', (line) => line.replace('- ', '-')],
    ['a tab in place of spaces', (line) => line.replace(/^ +/, '\t')],
    ['a no-break space before a key', (line) => line.replace(/^ /, '\u00a0')],
    ['a no-break space after a colon', (line) => line.replace(/: /, ':\u00a0')],
    ['a line twice', (line) => `${line}\n${line}`],
  ])('%s', (_name, edit) => {
    expect(misunderstood(edit)).toEqual([]);
  });
});
