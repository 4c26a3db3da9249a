import { Refusal } from '../session/context.ts';

/** For what a command says in a sentence. @throws Refusal with it */
export function refused(error: unknown): never {
  throw error instanceof Refusal ? error : new Refusal(error instanceof Error ? error.message : String(error));
}
