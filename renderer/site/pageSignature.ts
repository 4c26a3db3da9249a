import type { Resource } from 'i18next';
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { type Signature, type SignatureRecord, validSignatures } from '../../locales/model/signatures.ts';
import { ADVICE, isClinical } from './clinical.ts';
import { wordsOf } from './publication.ts';
import { namespacesOf, type Route } from './routes.ts';

/** The dentists' signatures that are of the present texts: language code, then words file. */
export type Signatures = ReadonlyMap<string, ReadonlyMap<string, Signature>>;

/** Nothing has been signed. */
export const NO_SIGNATURES: Signatures = new Map();

/**
 * The valid signatures of a record.
 * @param words of all languages
 */
export function findSignatures(record: SignatureRecord, words: Resource): Signatures {
  const english = wordsOf(SOURCE_LANGUAGE, words);
  return new Map(
    LANGUAGES.map((language) => [
      language.code,
      validSignatures(record, language.code, english, wordsOf(language, words)),
    ]),
  );
}

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
