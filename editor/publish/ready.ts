/** What is left before the website goes live, in the names that people know: what preflight finds, each with its field or page. */
import { CLINIC_ID } from '../../branches/model/files/crossChecks.ts';
import { withoutBlanks } from '../../branches/model/files/schemaAt.ts';
import { schemaOf } from '../../branches/model/files/schemaOf.ts';
import { isGroup, isList, valueAt } from '../../branches/yaml/values.ts';
import type { Path } from '../../diagnostics/place.ts';
import { LANGUAGES } from '../../locales/languages.ts';
import { isClinical } from '../../renderer/site/clinical.ts';
import type { Content } from '../../renderer/site/readContent.ts';
import type { Finding, Group } from '../../scripts/preflight/finding.ts';
import { type FieldSchema, fieldSchema } from '../form/fieldSchema.ts';
import { fieldAt } from './changes/compareValues.ts';
import { namesIn } from './changes/names.ts';
import { valueText } from './changes/valueText.ts';
import { pathAtLine } from './problems.ts';

/** Something to do. */
export type ToDo = Readonly<{
  group: Group;
  file: string;
  /** Of the value in a branch file. */
  path?: Path;
  /** A page, or a branch with the field in it; what all branches share needs no name of a branch. */
  name: string;
  /** The sample that is there now, or what a rule says about it. */
  text: string;
}>;

/** Findings as things to do, in the same order; and how much of a group is done, as far as it can be counted. */
export function toDosOf(content: Content, findings: readonly Finding[]) {
  const names = namesIn(content);
  const facts = content.readings.map(({ typed }) => ({
    source: typed,
    values: withoutBlanks(typed.document.toJS(), schemaOf(typed)),
    schema: fieldSchema(schemaOf(typed), names.branches),
  }));
  const toDos = findings.map((finding): ToDo => {
    const { group, file, line = 1, plain: text = finding.message } = finding;
    const fact = facts.find(({ source }) => source.path === file);
    if (!fact) {
      const [, language, page] = /^locales\/([a-z]+)\/([^/]+)\.json$/.exec(file) ?? [];
      return { group, file, name: page === undefined ? '' : names.pageOf(page, language), text };
    }
    const { source, values, schema } = fact;
    const path = withoutSampled(values, finding.path ?? pathAtLine(source, line));
    const { field, labels } = fieldAt(schema, values, path);
    const value = valueAt(values, path);
    const sample = isSample(value) ? '' : valueText(value, field, names.words);
    const isShared = source.id === CLINIC_ID && labels.length > 0;
    const name = [...(isShared ? [] : [names.placeOf(source.id)]), ...labels].join(', ');
    return { group, file, path, name, text: group === 'placeholder' ? (sample ?? text) : text };
  });
  const sampled = new Set(toDos.map(({ group, file, path }) => `${group} ${file} ${path?.join('.')}`));
  const real = facts.flatMap(({ source, values, schema }) =>
    factsIn(values, schema).filter((path) => !sampled.has(`placeholder ${source.path} ${path.join('.')}`)),
  );
  const advice = LANGUAGES.filter(({ status }) => status === 'published').flatMap(({ code }) =>
    content.words.filter((file) => file.code === code && isClinical(file.namespace)),
  );
  const unsigned = findings.filter(({ group }) => group === 'review').length;
  const done: Partial<Record<Group, number>> = { placeholder: real.length, review: advice.length - unsigned };
  return { toDos, done };
}

const isSample = (value: unknown): boolean => isGroup(value) && value.sample === true;

/** An entry that is marked as a sample is replaced as a whole. */
function withoutSampled(values: unknown, path: Path): Path {
  const end = path.findIndex((_, index) => isSample(valueAt(values, path.slice(0, index))));
  return end < 0 ? path : path.slice(0, end);
}

const KINDS: readonly string[] = ['phone', 'email', 'link'];

/** What gives itself away while it is a sample: numbers, addresses, and entries that can be marked. */
function factsIn(value: unknown, field: FieldSchema, path: Path = []): readonly Path[] {
  const { item, fields = [] } = field;
  if (KINDS.includes(field.kind)) return value === undefined ? [] : [path];
  if (item && isList(value)) return value.flatMap((entry, index) => factsIn(entry, item, [...path, index]));
  if (!isGroup(value)) return [];
  if (fields.some(({ key }) => key === 'sample')) return [path];
  return fields.flatMap((inner) => factsIn(value[inner.key ?? ''], inner, [...path, inner.key ?? '']));
}
