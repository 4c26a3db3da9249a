/** Mistakes in the words of a form, without the keys and quotes of files. */
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

/** The codes of mistakes with a sentence for forms; that of a missing value depends on the field. */
type FormCode = Exclude<keyof typeof FORM_SENTENCES, 'missingKey'>;
const hasFormSentence = (code: string): code is FormCode => code in FORM_SENTENCES && code !== 'missingKey';

/** Kinds of fields with their own sentence for a missing value. */
const CHOSEN = ['choice', 'day', 'flag', 'hours', 'list', 'picture'] as const;

/** The form's message for a mistake; undefined if only the file has one. @param fields those on the path of its value, outermost first */
function formMessageOf({ code, values, path = [] }: Problem, fields: readonly FieldSchema[]): FormMessage | undefined {
  if (!hasFormSentence(code) && code !== 'missingKey') return undefined;
  const given: Values = { ...values };
  const { kind } = fields.at(-1) ?? {};
  if (code === 'missingKey' || given.found === 'nothing')
    return { key: `missing.${path.at(-1) === 'en' ? 'english' : (CHOSEN.find((each) => each === kind) ?? 'value')}` };
  if (code === 'unexpectedValue' && given.name) {
    // For a weekday, the sentence names it; for a holiday, it does not.
    if (given.name === 'clockOrder' && path[0] === 'hours')
      return { key: 'expected.clockOrderOn', values: { day: path[1] } };
    return { key: `expected.${given.name}`, values: { ...given.values } };
  }
  const value = code === 'oddPhone' ? formatPhone(String(given.value)) : given.value;
  const language = LANGUAGES.find((each) => each.code === path.at(-1))?.nativeName;
  return { key: `mistakes.${code}`, values: { ...given, value, language } };
}

/** The fields on the path of a value, outermost first. The languages of a text are no fields of their own. */
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

/** The place of a value in people's words: the branch or the clinic, then fields and list entries. */
export const labelsOf = (path: Path, source: YamlSource, names: Names): readonly string[] => [
  names.branchName(source) ?? source.id,
  ...fieldsOn(path, source, names).flatMap(({ title, key }, depth) =>
    key === undefined ? entryTitle(source.nodeAt(path.slice(0, depth + 1))?.toJSON(), names) : title,
  ),
];

export type DescribedProblem = ReturnType<typeof describeProblem>;

/** A mistake with its message for forms, if there is one, and its place in people's words. */
export const describeProblem = (problem: Problem, names: Names, source?: YamlSource) => ({
  ...problem,
  formMessage: formMessageOf(problem, source ? fieldsOn(problem.path ?? [], source, names) : []),
  labels: source && problem.path ? labelsOf(problem.path, source, names) : [],
});
