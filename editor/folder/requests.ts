/** Checks what the editor's pages send. */
import { validator } from 'hono/validator';
import type { z } from 'zod';

const MISUNDERSTOOD = 'The editor does not understand this request. Reload the page.';

/** Checks what is sent as JSON. */
export const jsonOf = <T>(schema: z.ZodType<T>) =>
  validator('json', (sent: unknown, context) => {
    const { success, data } = schema.safeParse(sent);
    return success ? data : context.text(MISUNDERSTOOD, 400);
  });

/** The same for what is sent in the address. */
export const queryOf = <T>(schema: z.ZodType<T>) =>
  validator('query', (sent: unknown, context) => {
    const { success, data } = schema.safeParse(sent);
    return success ? data : context.text(MISUNDERSTOOD, 400);
  });
