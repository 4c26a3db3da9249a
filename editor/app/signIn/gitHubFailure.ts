/** What goes wrong with GitHub, in the words of the editor. */
import type { TFunction } from 'i18next';
import { type Failure, failureSentence } from '../../store/gitHubFailures.ts';
import { SignInFailure } from './relay.ts';

/** @returns undefined if it is another error. The worker's errors come as copies. */
export const gitHubFailure = (error: unknown): (Error & Failure) | undefined =>
  error instanceof Error && error.name === 'GitHubFailure' ? (error as Error & Failure) : undefined;

/** @param t of `editor-signin.json` */
export function sentenceOf(error: unknown, t: TFunction): string {
  const failure = gitHubFailure(error);
  if (failure) return failureSentence(failure, (key, values) => t(key, values));
  if (error instanceof SignInFailure) return t(`relay.${error.code}`, { says: error.message });
  return error instanceof Error ? error.message : String(error);
}
