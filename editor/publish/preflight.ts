/** Preflight for the draft, in people's words: whether it may be published, what is left to do, and what of it is new. */
import { CLINIC_ID } from '../../branches/model/files/branchName.ts';
import { isGroup, isList, valueAt } from '../../branches/yaml/values.ts';
import { InputErrors } from '../../diagnostics/inputErrors.ts';
import type { Path } from '../../diagnostics/place.ts';
import { LANGUAGES } from '../../locales/languages.ts';
import { wordsOf } from '../../site/content/contentPaths.ts';
import type { Content } from '../../site/content/readContent.ts';
import { findSignatures } from '../../site/pages/clinical.ts';
import { assessReadiness } from '../../site/readiness/assessReadiness.ts';
import claims from '../../site/readiness/claims.yaml?raw';
import { type Finding, GROUPS, type Group } from '../../site/readiness/finding.ts';
import { findEverything } from '../../site/readiness/findings.ts';
import photographs from '../../site/readiness/photographs.yaml?raw';
import { ILLUSTRATIONS } from '../../site/readiness/pictures.ts';
import type { EditorContext } from '../content/context.ts';
import type { FieldSchema } from '../content/fieldSchema.ts';
import type { Names } from '../content/names.ts';
import type { FormMessage } from '../content/refusal.ts';
import type { EditorSite } from '../content/site.ts';
import { describeProblem, fieldsOn, labelsOf } from '../form/mistakes.ts';
import { isSame } from '../yaml/values.ts';
import { valueText } from './changes/valueText.ts';
import { type PlacedSentence, pathAtLine } from './problems.ts';

/** Returns what preflight finds in the draft. @param saved the site without the draft; unreadable facts have no findings */
export async function draftPreflight({ store, draft, site, today, names }: EditorContext, saved: EditorSite) {
  const { version, pictures } = draft.head();
  const isListed = pictures.has(ILLUSTRATIONS);
  const inputs = {
    claims,
    photographs,
    illustrations: isListed ? new TextDecoder().decode(await store.read(version, ILLUSTRATIONS)) : '',
    hasPicture: (name: string) => pictures.has(`media/${name}`) || draft.pictures().has(`media/${name}`),
  };
  const find = (content: Content): readonly Finding[] => {
    const { files } = content.facts;
    try {
      return files ? findEverything(content, files, today(), inputs) : [];
    } catch (error) {
      // Words or records cannot be read, which the editor says everywhere.
      if (error instanceof InputErrors) return [];
      throw error;
    }
  };
  const now = find(site.content());
  const isTest = site.content().facts.files?.clinic.testSite ?? false;
  // Without lines, which may have moved.
  const key = ({ group, file, message }: Finding) => [group, file, message].join('\n');
  const before = find(saved.content());
  const known = new Set(before.map(key));
  const countOf = (all: readonly Finding[], one: Finding) =>
    all.filter((each) => placeOf(each) === placeOf(one)).length;
  // Messages may mention others: a finding is new only if its place has more of them.
  const isNew = (finding: Finding) => !known.has(key(finding)) && countOf(now, finding) > countOf(before, finding);
  const { toDos, done } = toDosOf(site.content(), now, names());
  const left = now.filter(({ group }) => GROUPS[group].blocks).length;
  return {
    /** Whether the site may be published as it is. */
    readiness: assessReadiness(now, isTest),
    /** All to-dos, and those that the draft adds. */
    toDos: toDos.filter(isUnique),
    // What becomes of pages is said by `pageMoves`.
    fresh: toDos.filter(({ group }, index) => group !== 'gap' && isNew(now[index] as Finding)).filter(isUnique),
    /** How much of each group is done; how much blocks publishing as a real site, and of how much. */
    done,
    left,
    /** Whether the facts cannot be read, so that what is left is unknown. */
    hasMistakes: !site.content().facts.files,
    all: Object.values(done).reduce((sum, count) => sum + count, left),
  };
}

/** The place of a finding: its group and file, with its field in any entry of a list. */
const placeOf = ({ group, file, problem }: Finding) =>
  [group, file, ...(problem?.path ?? []).filter((step) => typeof step === 'string')].join('\n');

/** Several texts of a page may have the same finding. */
const isUnique = (toDo: ToDo, index: number, all: readonly ToDo[]) =>
  all.findIndex((each) => isSame(each, toDo)) === index;

/** A to-do, with the sample value or a rule's message. */
export type ToDo = PlacedSentence & Readonly<{ group: Group; file: string }>;

/** Findings as to-dos, in the same order; and how much of a group is done, where that can be counted. */
function toDosOf(content: Content, findings: readonly Finding[], names: Names) {
  const facts = content.readings.map(({ source }) => ({ source, values: source.document.toJS() as unknown }));
  const toDos = findings.map(({ group, file, line = 1, problem, message, plain = message }): ToDo => {
    const own =
      typeof plain === 'string'
        ? { message: plain }
        : { message, formMessage: { key: plain[0], values: plain[1] } as FormMessage };
    const fact = facts.find(({ source }) => source.path === file);
    if (!fact) {
      const words = wordsOf(file);
      return { group, file, labels: words ? [names.pageOf(words.name, words.language)] : [], ...own };
    }
    const { source, values } = fact;
    const path = withoutSampled(values, problem?.path ?? pathAtLine(source, line));
    const all = labelsOf(path, source, names);
    const labels = source.id === CLINIC_ID && all.length > 1 ? all.slice(1) : all;
    const value = valueAt(values, path);
    const shown = isSample(value) ? '' : valueText(value, fieldsOn(path, source, names).at(-1), names);
    const isAboutValue = group === 'placeholder' || plain === '';
    const sentence = isAboutValue
      ? { message: shown ?? '' }
      : { formMessage: problem && describeProblem(problem, names, source).formMessage, ...own };
    return { group, file, path, labels, ...sentence };
  });
  const sampled = new Set(toDos.map(({ group, file, path }) => `${group} ${file} ${path?.join('.')}`));
  const real = facts.flatMap(({ source, values }) =>
    factsIn(values, names.fieldsOf(source)).filter(
      (path) => !sampled.has(`placeholder ${source.path} ${path.join('.')}`),
    ),
  );
  const signatures = findSignatures(content.signatures, content.words);
  const published = LANGUAGES.filter(({ status }) => status === 'published');
  const signed = published.reduce((sum, { code }) => sum + (signatures.get(code)?.size ?? 0), 0);
  const done: Partial<Record<Group, number>> = { placeholder: real.length, review: signed };
  return { toDos, done };
}

const isSample = (value: unknown): boolean => isGroup(value) && value.sample === true;

/** An entry that is marked as a sample is replaced as a whole. */
function withoutSampled(values: unknown, path: Path): Path {
  const end = path.findIndex((_, index) => isSample(valueAt(values, path.slice(0, index))));
  return end < 0 ? path : path.slice(0, end);
}

const KINDS: readonly string[] = ['phone', 'email', 'link'];

/** The paths of values that are recognisable as samples: numbers, addresses, and entries with a mark. */
function factsIn(value: unknown, { kind, item, fields = [] }: FieldSchema, path: Path = []): readonly Path[] {
  if (KINDS.includes(kind)) return value == null ? [] : [path];
  if (item && isList(value)) return value.flatMap((entry, index) => factsIn(entry, item, [...path, index]));
  if (!isGroup(value)) return [];
  if (fields.some(({ key }) => key === 'sample')) return [path];
  return fields.flatMap((inner) => factsIn(value[inner.key ?? ''], inner, [...path, inner.key ?? '']));
}
