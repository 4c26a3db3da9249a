/** Which words files patients act on, and which dentist has signed them off. */
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import type { Namespace } from '../../locales/model/english.ts';
import { isEditorWords } from '../../locales/model/namespace.ts';
import { textsOf, type WordsFile } from '../../locales/model/readWords.ts';
import { type Signature, type SignatureRecord, validSignatures } from '../../locales/model/signatures.ts';
import { namespacesOf, type Route } from './routes.ts';
import { SERVICES, type ServiceId } from './services.ts';

/** Those without advice. A new words file counts as advice until it is listed here. */
const NOT_CLINICAL: readonly string[] = [
  'home',
  'offers',
  'reviews',
  'about',
  'booking',
  'bill-payment',
  'not-found',
  'offline',
] satisfies readonly Namespace[];

/** Whether patients act on a words file. They do on `common`: it has the danger signs. */
export const isClinical = (namespace: string): boolean =>
  !NOT_CLINICAL.includes(namespace) && !isEditorWords(namespace);

const GENERAL_ADVICE = ['tooth-pain-relief', 'wisdom-tooth-removal', 'dental-tips', 'dental-myths'] as const;

/** The words file of a page that names the sources of its advice and the dentist who has signed it off. */
export type AdviceNamespace = (typeof GENERAL_ADVICE)[number] | ServiceId;

export const ADVICE: readonly Namespace[] = [...GENERAL_ADVICE, ...SERVICES.map(({ id }) => id)];

/** The dentists' signatures that are of the present texts: language code, then words file. */
export type Signatures = ReadonlyMap<string, ReadonlyMap<string, Signature>>;

export const NO_SIGNATURES: Signatures = new Map();

export function findSignatures(record: SignatureRecord, words: readonly WordsFile[]): Signatures {
  const english = textsOf(words, SOURCE_LANGUAGE.code);
  return new Map(LANGUAGES.map(({ code }) => [code, validSignatures(record, code, english, textsOf(words, code))]));
}

/** Who has signed a page of advice in a language, and when: undefined until all words files on it that patients act on are signed. */
export function pageSignature(
  route: Route | undefined,
  { code }: Language,
  signatures: Signatures,
): Signature | undefined {
  if (!route || !ADVICE.includes(route.namespace)) return undefined;
  const signed = signatures.get(code);
  const isSigned = namespacesOf(route).every((namespace) => !isClinical(namespace) || signed?.has(namespace));
  return isSigned ? signed?.get(route.namespace) : undefined;
}
