import type { Context } from 'hono';
import type { z } from 'zod';
import { Unreadable } from './translations.ts';

/** What cannot be done, in a sentence. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: 400 | 404 | 409 | 422;

  constructor(message: string, status: Refusal['status'] = 422) {
    super(message);
    this.status = status;
  }
}

/** Answers with the sentence of what was refused. @throws any other error */
export function refused(error: Error, answer: Context): Response {
  if (error instanceof Refusal) return answer.text(error.message, error.status);
  if (error instanceof Unreadable) return answer.text(error.message, 422);
  throw error;
}

/** What a request says. @throws Refusal if it is of another form */
export async function bodyOf<T>(answer: Context, schema: z.ZodType<T>): Promise<T> {
  const result = schema.safeParse(await answer.req.json().catch(() => undefined));
  if (result.success) return result.data;
  throw new Refusal(`The editor did not understand this request: ${result.error.issues[0]?.message}.`, 400);
}
