/** Prices and durations as the inputs of a form have them. */
import { isGroup } from '../../../../branches/yaml/values.ts';

/** The ways to write a figure. */
export const MANNERS = ['exact', 'about', 'range'] as const;
export type Manner = (typeof MANNERS)[number];

type Amount = Readonly<Record<string, unknown>>;

const FIGURES = ['exact', 'about', 'from', 'to'];

export const amountOf = (value: unknown): Amount => (isGroup(value) ? value : {});

/** The way in which an amount is written; undefined if it has no figure yet. */
export function mannerOf(amount: Amount): Manner | undefined {
  if ('exact' in amount) return 'exact';
  if ('about' in amount) return 'about';
  return 'from' in amount || 'to' in amount ? 'range' : undefined;
}

/** The amount written in another way: its first figure stays, and so does what is not a figure. */
export function inManner(amount: Amount, manner: Manner): Amount {
  const first = amount.exact ?? amount.about ?? amount.from;
  const rest = Object.entries(amount).filter(([key]) => !FIGURES.includes(key));
  return { [manner === 'range' ? 'from' : manner]: first, ...Object.fromEntries(rest) };
}

/** The amount with another value of one key; undefined takes the key away. Without any figure nothing is left. */
export function withValue(amount: Amount, key: string, value: unknown): Amount | undefined {
  const next = Object.fromEntries(Object.entries({ ...amount, [key]: value }).filter(([, each]) => each !== undefined));
  return FIGURES.some((figure) => figure in next) ? next : undefined;
}
