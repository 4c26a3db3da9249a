import { parseFiles } from '../../../../branches/model/files/parseFiles.ts';
import { findWarnings } from '../../../../branches/model/warnings/findWarnings.ts';
import type { Problem } from '../../../../diagnostics/inputErrors.ts';
import { type Mistake, withMistakes } from '../errors/mistakes.ts';

/** A day on which no fixture offer is from last year. */
export const TODAY = '2025-08-15';

/** Returns the warnings about files that are accepted. */
export function warningsOf(mistakes: readonly Mistake[], today = TODAY): readonly Problem[] {
  return findWarnings(parseFiles(withMistakes(...mistakes)), today, ['en', 'ta']);
}

/** Returns the warnings about each of these, without the position. */
export const warned = (mistakes: readonly Mistake[], today = TODAY): string =>
  mistakes.flatMap((mistake) => warningsOf([mistake], today).map(({ message }) => message)).join('\n') || '(nothing)';
