import type { Language } from '../../locales/languages.ts';
import type { Signature } from '../../locales/model/signatures.ts';
import { ADVICE, isClinical } from './clinical.ts';
import { namespacesOf, type Route } from './routes.ts';

/** The dentists' signatures that are of the present texts: language code, then words file. */
export type Signatures = ReadonlyMap<string, ReadonlyMap<string, Signature>>;

/** Nothing has been signed. */
export const NO_SIGNATURES: Signatures = new Map();

/**
 * Who has signed a page of advice in a language, and when. Undefined until everything on it that patients act on is signed: its own
 * words file, and those that it shares with other pages.
 */
export function pageSignature(
  route: Route | undefined,
  { code }: Language,
  signatures: Signatures,
): Signature | undefined {
  if (!route || !ADVICE.includes(route.namespace)) return undefined;
  const signed = signatures.get(code);
  const clinical = namespacesOf(route).filter(isClinical);
  return clinical.every((namespace) => signed?.has(namespace)) ? signed?.get(route.namespace) : undefined;
}
