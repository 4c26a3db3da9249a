/** What must be replaced, or looked at, before a site goes live. */
import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, visit } from 'yaml';
import { CLINIC_ID } from './cross-checks.ts';
import type { Problem } from './input-errors.ts';
import { offerEndings } from './offer-endings.ts';
import type { SiteFiles } from './parse-files.ts';
import type { Source } from './source.ts';

/** `placeholder`: must be replaced before going live; `warning`: a person should look at it. */
export type Finding = Problem & Readonly<{ severity: 'placeholder' | 'warning' }>;

const PLACEHOLDERS: readonly Readonly<{ pattern: RegExp; message: (text: string) => string }>[] = [
  { pattern: /^\+910{7,}\d*$/, message: (text) => `${text} is a placeholder: type the real phone number` },
  { pattern: /@[\w.-]+\.example$/i, message: (text) => `${text} is a placeholder: type the real e-mail address` },
  {
    pattern: /^https:\/\/[^/?#]+\.example(?![\w.-])/i,
    message: (text) => `${text} is a placeholder: type the real address`,
  },
  { pattern: /^[a-z_]*0{8,}$/i, message: (text) => `${text} is a placeholder: type the id from the payment provider` },
  { pattern: /\bsample\b/i, message: (text) => `"${text}" contains the word Sample: type the real text` },
];

/**
 * Finds placeholders and things to look at, in the order of the files.
 * @param today ISO day in Asia/Kolkata, for offers that have ended or are about to
 */
export function findPlaceholders(files: SiteFiles, today: string): readonly Finding[] {
  return files.sources.flatMap((source) =>
    [...unreplaced(source), ...differingFigures(files, source), ...offerEndings(files, source, today)].sort(
      (one, other) => one.line - other.line || one.column - other.column,
    ),
  );
}

/** Placeholder texts; an entry marked as a sample is named once, as a whole. */
function unreplaced(source: Source): readonly Finding[] {
  const findings: Finding[] = [];
  const add = (offset: number | undefined, message: string) => {
    if (offset !== undefined) findings.push({ severity: 'placeholder', ...source.problem(offset, message) });
  };
  visit(source.document, {
    Map(_key, node) {
      const mark = node.items.find((pair) => isScalar(pair.key) && pair.key.value === 'sample');
      if (!mark || node.get('sample') !== true) return undefined;
      const name = node.get('name') ?? node.get('title');
      const shown = isMap(name) ? name.get('en') : name;
      add(node.range?.[0], `"${String(shown)}" is a sample: type real content and delete "sample: true"`);
      return visit.SKIP;
    },
    Scalar(key, node) {
      const text = typeof node.value === 'string' && key !== 'key' ? node.value.trim() : '';
      const found = PLACEHOLDERS.find(({ pattern }) => pattern.test(text));
      if (found) add(node.range?.[0], found.message(text));
    },
  });
  return findings;
}

/** Treatments whose page and card do not say the same. */
function differingFigures({ clinic }: SiteFiles, source: Source): readonly Finding[] {
  if (source.id !== CLINIC_ID) return [];
  return Object.entries(clinic.treatments).flatMap(([id, { page, card }]) => {
    if (card === undefined || isDeepStrictEqual(page, card)) return [];
    const message = `${id}: the card and the page show different figures. Make sure that both are meant`;
    const offset = source.keyOffsetOf(['treatments', id, 'card']) ?? 0;
    return [{ severity: 'warning' as const, ...source.problem(offset, message) }];
  });
}
