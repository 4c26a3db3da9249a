/** What the forms send, checked. */
import { validator } from 'hono/validator';
import { z } from 'zod';
import { withoutBlanks } from '../../branches/model/files/schemaAt.ts';
import type { YamlEdit } from '../../branches/yaml/yamlEdit.ts';

const path = z.array(z.union([z.string(), z.int().nonnegative()])).max(20);
const index = z.int().nonnegative();

const value = z.unknown().optional();

/** A change of a value; `set` without a value removes it, as JSON has no undefined. */
const edit = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set'), path: path.min(1), value }),
  z.strictObject({ kind: z.literal('remove'), path: path.min(1) }),
  z.strictObject({ kind: z.literal('insert'), path, index, value }),
  z.strictObject({ kind: z.literal('move'), path, from: index, to: index }),
]);

/** One edit, or some to be made one after the other. */
export const editRequest = z.union([
  z.strictObject({ edit }),
  z.strictObject({ edits: z.array(edit).min(1).max(100) }),
]);

/** What is asked for, as edits of a file, with texts in their normal form. */
export function editsOf(sent: z.infer<typeof editRequest>): readonly YamlEdit[] {
  const edits = 'edits' in sent ? sent.edits : [sent.edit];
  return edits.map((each) =>
    each.kind === 'set' || each.kind === 'insert' ? { ...each, value: withoutBlanks(each.value, undefined) } : each,
  );
}

/** @param id name of the new file without `.yaml` */
export const branchRequest = z.strictObject({ id: z.string().max(60) });

/** @param primary the branch that becomes the primary one, if the closed one was */
export const closingRequest = z.strictObject({ primary: z.string().optional() });

/** What is asked about has been deleted meanwhile, or never was. */
export const NO_SUCH_FILE = 'There is no such file.';

const MISUNDERSTOOD = 'The editor does not understand this request. Reload the page.';

/** Checks what is sent as JSON, and gives its type to those who send it. */
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
