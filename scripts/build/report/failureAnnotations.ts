import { annotations, errorAnnotation } from '../../../diagnostics/annotations.ts';
import { InputErrors } from '../../../diagnostics/inputErrors.ts';
import { explainFileError } from '../../output/explainFileError.ts';

/** Why a build failed, for a workflow: each mistake at its line. */
export function failureAnnotations(error: unknown): string {
  if (!(error instanceof InputErrors)) return errorAnnotation(explainFileError(error));
  return `${error.heading}:\n${annotations(error.problems, 'error')}`;
}
