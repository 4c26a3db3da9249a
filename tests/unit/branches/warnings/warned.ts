import { parseFiles } from '../../../../branches/model/files/parseFiles.ts';
import { findWarnings } from '../../../../branches/model/warnings/findWarnings.ts';
import type { Problem } from '../../../../diagnostics/inputErrors.ts';
import { type Mistake, withMistakes } from '../errors/mistakes.ts';

/** A day on which no offer of the fixtures is of last year. */
export const TODAY = '2025-08-15';

/** What a person is told about files that are taken all the same. */
export function warningsOf(mistakes: readonly Mistake[], today = TODAY): readonly Problem[] {
  return findWarnings(parseFiles(withMistakes(...mistakes)), today, ['en', 'ta']);
}

/** What was typed, and what the person reads; where, is left out. */
export function warned(mistakes: readonly Mistake[], today = TODAY): string {
  return mistakes
    .map((mistake) => {
      const told = warningsOf([mistake], today).map(({ message }) => `    ${message}`);
      return [mistake[2].trim(), ...(told.length > 0 ? told : ['    (nothing)'])].join('\n');
    })
    .join('\n');
}
