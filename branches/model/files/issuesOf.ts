import { z } from 'zod';
import { expected as expectedValue } from '../../../diagnostics/expectations.ts';

/** Parses a value with a schema, whose issues are in our words. */
export const parseWith = <T>(schema: z.core.$ZodType<T>, value: unknown): z.ZodSafeParseResult<T> =>
  z.safeParse(schema, value, { error: wording });

/** What a schema has against a value. */
export const issuesOf = (schema: z.core.$ZodType, value: unknown): readonly z.core.$ZodIssue[] =>
  parseWith(schema, value).error?.issues ?? [];

const wording = ({ code, expected }: { code: string; expected?: unknown }) =>
  code === 'invalid_type' && expected === 'object' ? expectedValue('group') : undefined;
