/** What to type instead: the same text repaired where that helps, an example from the manual otherwise. */
import { isScalar, parse, stringify } from 'yaml';
import { z } from 'zod';
import { exampleOf } from './schema-at.ts';
import type { Path, Source } from './source.ts';
import { withoutUnseenSigns } from './unseen-sign.ts';

const LONGEST_EXAMPLE = 120;

const WORDS: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false };

/** Readings of what was typed, likeliest first. The schema decides which of them, if any, was meant. */
function* readings(typed: string, text: string): Generator<unknown> {
  yield text;
  yield { en: text.replace(/^en\s+/, '') };
  yield WORDS[text.toLowerCase()];
  yield text.toLowerCase();
  yield text.replace(/^(?!https?:)(?=[\w-]+\.)/, 'https://').replace(/^http:/, 'https:');
  yield text.replace(/\s/g, '%20');
  yield text.replace(/^(https:\/\/[^/\s]+)\/[^\s"'<>\\]*$/, '$1');
  if (/^[+\d\s()-]{10,}$/.test(text)) yield `+91${text.replace(/\D/g, '').slice(-10)}`;
  const hyphens = text.replace(/\s*[-–—]\s*/g, '-');
  yield hyphens;
  yield hyphens.split(/\s*,\s*/);
  yield parsed(typed.replace(/(\d),(?=\d{2,3}(?!\d))/g, '$1').replace(/^"(.*)"$/, '$1'));
}

function parsed(yaml: string): unknown {
  try {
    return parse(yaml, { logLevel: 'silent' });
  } catch {
    return undefined;
  }
}

/** A value as YAML on one line. */
export function inline(value: unknown): string {
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim();
}

const entry = (path: Path, value: unknown) => {
  const key = path.at(-1);
  return typeof key === 'string' ? `${key}: ${inline(value)}` : inline(value);
};

/** " Type: ..." with what was typed at `path`, repaired; nothing where no reading of it fits. */
export function repair(source: Source, schema: z.core.$ZodType, path: Path): string {
  const node = source.nodeAt(path);
  const typed = node ? source.typed(node) : '';
  const text = withoutUnseenSigns((isScalar(node) ? source.textAt(path) : typed) ?? '').trim();
  if (text === '' || typed.includes('\n')) return '';
  const fits = (value: unknown) => value !== undefined && z.safeParse(schema, value).success;
  const repaired = [...readings(typed, text)].find(fits);
  const shown = repaired === undefined ? '' : entry(path, repaired);
  return shown === '' || shown.includes('\n') ? '' : ` Type: ${shown}`;
}

/** " Type for example: ...", or where to find an example that does not fit on a line. */
export function example(schema: z.core.$ZodType, path: Path): string {
  const shown = exampleOf(schema);
  const typed = shown === undefined ? '' : entry(path, shown);
  if (typed.length > LONGEST_EXAMPLE) return ' See branches/README.md for an example.';
  return typed && ` Type for example: ${typed}`;
}
