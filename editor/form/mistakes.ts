/** Mistakes in the words of a form: what is wrong and what would be right, without the keys and quotes of files. */
import { formatPhone } from '../../branches/model/phone.ts';
import type { Expectation } from '../../diagnostics/expectations.ts';
import { FORM_SENTENCES } from '../../diagnostics/factSentences.ts';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import type { Path } from '../../diagnostics/place.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';
import { LANGUAGES } from '../../locales/languages.ts';
import type { FieldSchema } from '../content/fieldSchema.ts';
import { entryTitle, type Names } from '../content/names.ts';
import type { FormMessage } from '../content/refusal.ts';

type Values = Readonly<Record<string, unknown>> & Readonly<{ name?: Expectation | undefined; values?: object }>;

/** The sentence of a mistake that a form has words for; what is missing depends on the field. */
type FormCode = Exclude<keyof typeof FORM_SENTENCES, 'missingKey'>;
const hasFormSentence = (code: string): code is FormCode => code in FORM_SENTENCES && code !== 'missingKey';

/** Kinds of fields of which it is said in words of their own that they have no value. */
const CHOSEN = ['choice', 'day', 'flag', 'hours', 'list', 'picture'] as const;

/** What a form says of a mistake; undefined if only the file can say it. @param fields those on the way to its value, from the outside */
function formMessageOf({ code, values, path = [] }: Problem, fields: readonly FieldSchema[]): FormMessage | undefined {
  if (!hasFormSentence(code) && code !== 'missingKey') return undefined;
  const given: Values = { ...values };
  const { kind } = fields.at(-1) ?? {};
  if (code === 'missingKey' || given.found === 'nothing')
    return { key: `missing.${path.at(-1) === 'en' ? 'english' : (CHOSEN.find((each) => each === kind) ?? 'value')}` };
  if (code === 'unexpectedValue' && given.name) {
    // A day of the week closes; on a holiday, it is said without its name.
    if (given.name === 'clockOrder' && path[0] === 'hours')
      return { key: 'expected.clockOrderOn', values: { day: path[1] } };
    return { key: `expected.${given.name}`, values: { ...given.values } };
  }
  const value = code === 'oddPhone' ? formatPhone(String(given.value)) : given.value;
  const language = LANGUAGES.find((each) => each.code === path.at(-1))?.nativeName;
  return { key: `mistakes.${code}`, values: { ...given, value, language } };
}

/** The fields on the way to a value, from the outside. The texts of a field are no fields of their own. */
export function fieldsOn(path: Path, source: Pick<YamlSource, 'id'>, names: Names): readonly FieldSchema[] {
  const fields = [names.fieldsOf(source)];
  for (const step of path) {
    const { item, fields: inner } = fields.at(-1) ?? {};
    const next = typeof step === 'number' ? item : inner?.find(({ key }) => key === step);
    if (!next) break;
    fields.push(next);
  }
  return fields.slice(1);
}

/** Where a value is, as a person calls it: the branch or the clinic, the fields and the entries of lists on the way. */
export const labelsOf = (path: Path, source: YamlSource, names: Names): readonly string[] => [
  source.textAt(['name', 'en']) ?? source.id,
  ...fieldsOn(path, source, names).flatMap(({ title, key }, depth) =>
    key === undefined ? entryTitle(source.nodeAt(path.slice(0, depth + 1))?.toJSON(), names) : title,
  ),
];

export type DescribedProblem = ReturnType<typeof describeProblem>;

/** A mistake with what a form says of it, if it has words for it, and where it is. */
export const describeProblem = (problem: Problem, names: Names, source?: YamlSource) => ({
  ...problem,
  formMessage: formMessageOf(problem, source ? fieldsOn(problem.path ?? [], source, names) : []),
  labels: source && problem.path ? labelsOf(problem.path, source, names) : [],
});
