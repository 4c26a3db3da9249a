/** Which texts patients act on, and which dentist has signed them off. */
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import type { Namespace } from '../../locales/model/english.ts';
import { memoizePerObject } from '../../locales/model/memoizePerObject.ts';
import { isBranchFile, isEditorWords } from '../../locales/model/namespace.ts';
import { type LanguageWords, textsOf, type WordsFile } from '../../locales/model/readWords.ts';
import { hashOfTexts, type Signature, type SignatureRecord, validSignatures } from '../../locales/model/signatures.ts';
import { namespacesOf, type Route } from './routes.ts';
import { SERVICES, type ServiceId } from './services.ts';

/** Those without advice. A new words file counts as advice until it is listed here. */
const NOT_CLINICAL: readonly string[] = [
  'home',
  'offers',
  'reviews',
  'about',
  'booking',
  'clinics',
  'clinic',
  'bill-payment',
  'not-found',
  'offline',
] satisfies readonly Namespace[];

/** Whether patients act on texts of a words file. They do on `common`: it has the danger signs. */
export const isClinical = (namespace: string): boolean =>
  !NOT_CLINICAL.includes(namespace) && !isEditorWords(namespace) && !isBranchFile(namespace);

/** Which texts of a file with other texts are advice. */
const ADVICE_AMONG_OTHERS: Readonly<Record<string, RegExp>> = {
  common: /^(?:emergency|whatHappened|aftercare)\./,
  services: /^(?:cards\.[^.]+\.description$|history$|wisdom\.|call\.)/,
  contact: /^(?:faq\.|closing\.)/,
  'online-free-consultations-and-appointments': /^(?:benefits|topics|faq|closing)\./,
} satisfies Partial<Record<Namespace, RegExp>>;

/** What search engines show of a page of advice. All else on it is advice. */
const META = /^meta\./;

/** Whether patients act on a text, so that a dentist has to sign it. */
export function isAdvice({ namespace, key }: Readonly<{ namespace: string; key: string }>): boolean {
  const advice = ADVICE_AMONG_OTHERS[namespace];
  return isClinical(namespace) && (advice ? advice.test(key) : !META.test(key));
}

const adviceOf = memoizePerObject(
  (texts: ReadonlyMap<string, string>, namespace: string): ReadonlyMap<string, string> =>
    new Map([...texts].filter(([key]) => isAdvice({ namespace, key }))),
);

const onlyAdvice = (words: LanguageWords): LanguageWords =>
  new Map(Array.from(words, ([namespace, texts]) => [namespace, adviceOf(texts, namespace)]));

/** The hash of the advice in a words file, as a reader of it sees it. @param words those of the reader's language */
export const hashOfAdvice = (namespace: string, english: LanguageWords, words: LanguageWords): string =>
  hashOfTexts(namespace, onlyAdvice(english), onlyAdvice(words));

const GENERAL_ADVICE = ['tooth-pain-relief', 'wisdom-tooth-removal', 'dental-tips', 'dental-myths'] as const;

/** The words file of a page that names the sources of its advice and the dentist who has signed it off. */
export type AdviceNamespace = (typeof GENERAL_ADVICE)[number] | ServiceId;

export const ADVICE: readonly Namespace[] = [...GENERAL_ADVICE, ...SERVICES.map(({ id }) => id)];

/** The dentists' signatures that are of the present texts: language code, then words file. */
export type Signatures = ReadonlyMap<string, ReadonlyMap<string, Signature>>;

export const NO_SIGNATURES: Signatures = new Map();

/** The signatures that are of the present advice. */
export function findSignatures(record: SignatureRecord, words: readonly WordsFile[]): Signatures {
  const textsIn = (code: string) => onlyAdvice(textsOf(words, code));
  const english = textsIn(SOURCE_LANGUAGE.code);
  return new Map(LANGUAGES.map(({ code }) => [code, validSignatures(record, code, english, textsIn(code))]));
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
