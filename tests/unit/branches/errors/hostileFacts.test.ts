/**
 * Whatever text is in a fact, staff get a site or messages: never a crash, and no address that runs code. That a text stays
 * text on every page is tested in the browser.
 */
import { expect, test } from 'vitest';
import { buildSite, listVariants } from '../../../../branches/model/buildSite.ts';
import { parseFiles } from '../../../../branches/model/files/parseFiles.ts';
import { findWarnings } from '../../../../branches/model/warnings/findWarnings.ts';
import type { InputFile } from '../../../../diagnostics/contentFiles.ts';
import { InputErrors, type Problem } from '../../../../diagnostics/inputErrors.ts';
import { CONFIGURATIONS } from '../../../fixtures/configurations.ts';
import { hostileValues } from './hostileValues.ts';

const TODAY = '2025-08-15';

test('a hostile text in place of any value is accepted as a text, or refused with clear messages', () => {
  const right = CONFIGURATIONS['two-branches'];
  const complaints = [...hostileValues(right)].flatMap(({ edit, files, isAddress }) => {
    try {
      const read = parseFiles(files);
      for (const variant of listVariants(read)) buildSite(variant, read, TODAY);
      findWarnings(read, TODAY, ['en', 'ta']);
      return isAddress && !edit.includes('https://') ? [`${edit}: is no address`] : [];
    } catch (error) {
      if (!(error instanceof InputErrors)) return [`${edit}: ${error}`];
      return error.problems.flatMap((problem) => unclear(problem, files).map((why) => `${edit}: ${why}`));
    }
  });
  expect(complaints.slice(0, 20)).toEqual([]);
});

/** Lists what makes a message useless to a person. */
function unclear({ file, line, column, message, excerpt = '' }: Problem, files: readonly InputFile[]): string[] {
  const lines = files.find(({ path }) => path === file)?.text.split('\n').length ?? 1;
  const why: string[] = [];
  if (line < 1 || line > lines + 1 || column < 1) why.push(`${file}:${line}:${column} is no place`);
  if (!/^\S.{12,}/.test(message) || /undefined|\[object|NaN|Error:|\n\s+at /.test(message)) why.push(`"${message}"`);
  if (message.length > 700) why.push(`too long: "${message}"`);
  if (excerpt !== '' && !/^.*\n *\^$/.test(excerpt)) why.push(`no caret: ${JSON.stringify(excerpt)}`);
  return why;
}
