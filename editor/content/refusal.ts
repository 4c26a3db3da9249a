/** What cannot be done, and how the editor says so. */

import { InputErrors } from '../../diagnostics/inputErrors.ts';
import startWords from '../../locales/en/editor-signin.json' with { type: 'json' };

type Words = typeof import('../../locales/en/editor-mistakes.json');
type WithoutPlural<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** A sentence among the words of `editor-mistakes`, with the values of its placeholders. */
export type FormMessage = Readonly<{
  key: { [Group in keyof Words]: `${Group}.${WithoutPlural<keyof Words[Group]> & string}` }[keyof Words];
  values?: object;
}>;

/** The editor does not do what a person asked for. Its sentence is for them; without one, its message is. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly formMessage: FormMessage | undefined;

  constructor(message: string, formMessage?: FormMessage) {
    super(message);
    this.formMessage = formMessage;
  }
}

/** This device does not keep what is typed: a sentence among the words of `editor-signin` says why. Another try may succeed. */
export class NotStored extends Error {
  override readonly name = 'NotStored';
  readonly code: keyof typeof startWords.device;

  constructor(code: NotStored['code'], reason?: string) {
    super([startWords.device[code], reason && `(${reason})`].filter(Boolean).join(' '));
    this.code = code;
  }
}

type Occasion = 'other' | 'sheet';

/** The refusal for an error of code that the commands share: it quotes the first mistake in a file, or the error's message. */
export function toRefusal(error: unknown, occasion: Occasion = 'other'): Refusal {
  if (error instanceof Refusal) return error;
  const [problem] = error instanceof InputErrors ? error.problems : [];
  const message = error instanceof Error ? error.message : String(error);
  const reason = problem ? `${problem.file}:${problem.line}:${problem.column}: ${problem.message}` : message;
  return new Refusal(reason, { key: `refused.${occasion}`, values: { reason } });
}

/** Calls code that the commands share. @throws Refusal in place of any error */
export function withRefusal<Result>(act: () => Result, occasion?: Occasion): Result {
  try {
    return act();
  } catch (error) {
    throw toRefusal(error, occasion);
  }
}
