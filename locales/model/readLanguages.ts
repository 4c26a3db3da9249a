/** Reads the table of languages, with the places of its mistakes. */
import { z } from 'zod';
import { readJson } from './json/readJson.ts';

const STATUSES = ['published', 'preview'] as const;

/** What every row has; the rest is optional. */
const row = z.looseObject({
  code: z.string(),
  nativeName: z.string(),
  hreflang: z.string(),
  intl: z.string(),
  status: z.enum(STATUSES),
});

export const readLanguages = (file: Parameters<typeof readJson>[0]) => readJson(file, z.array(row).min(1));
