import { isDeepStrictEqual } from 'node:util';
import { formatPhone } from '../../branches/model/phone.ts';
import type { SiteModel } from '../../branches/model/site-model.ts';
import { SOURCE_LANGUAGE, TRANSLATIONS } from '../../locales/languages.ts';
import { formatNumber, formatTime } from '../../renderer/figures.ts';
import { escapeHtml } from '../../renderer/html.ts';

/** A fact that is not what it was: whose it is, its name, and how pages said it before and say it now. */
export type FactChange = Readonly<{
  owner: string;
  name: string;
  before: readonly string[];
  after: readonly string[];
}>;

type Facts = Readonly<Record<string, unknown>>;

/** The facts that differ between two models of the same site, file by file. */
export function changedFacts(before: SiteModel, after: SiteModel): readonly FactChange[] {
  const ids = [...new Set([...before.branches, ...after.branches].map(({ id }) => id))];
  const branch = (site: SiteModel, id: string) => site.branches.find((candidate) => candidate.id === id);
  return [
    ...compare('clinic', before.clinic, after.clinic),
    ...ids.flatMap((id) => compareBranches(id, branch(before, id), branch(after, id))),
    ...compare('offers', byId(before.offers), byId(after.offers)),
  ];
}

function compareBranches(id: string, before: Facts | undefined, after: Facts | undefined): readonly FactChange[] {
  if (before && after) return compare(id, before, after);
  return compare(id, { 'the whole branch': before }, { 'the whole branch': after });
}

const byId = (offers: SiteModel['offers']): Facts => Object.fromEntries(offers.map((offer) => [offer.id, offer]));

function compare(owner: string, before: Facts, after: Facts): readonly FactChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => !isDeepStrictEqual(shown(before[name]), shown(after[name])))
    .map((name) => {
      const [old, fresh] = [sayings(before[name]), sayings(after[name])];
      return {
        owner,
        name,
        before: old.filter((text) => !fresh.includes(text)),
        after: fresh.filter((text) => !old.includes(text)),
      };
    });
}

/** A value without its texts in languages that patients do not see yet. */
function shown(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(shown);
  const hidden = TRANSLATIONS.filter(({ status }) => status !== 'published').map(({ code }) => code);
  const isText = 'en' in value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !isText || !hidden.includes(key))
      .map(([key, inner]) => [key, shown(inner)]),
  );
}

/** Every text by which a page may say a value: phone numbers, times and amounts as they are formatted. */
function sayings(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    const isPhone = /^\+\d{12}$/.test(value);
    return isPhone ? [value, formatPhone(value), value.slice(1)] : [escapeHtml(value)];
  }
  if (typeof value === 'number') {
    return key === 'opens' || key === 'closes'
      ? [formatTime(value, { language: SOURCE_LANGUAGE })]
      : [formatNumber(value)];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => sayings(inner, name));
}
