/** The forms for the branch files: their values and problems, and edits. */
import { CLINIC_ID } from '../../branches/model/files/branchName.ts';
import { type CheckedFiles, type FileReading, readFile } from '../../branches/model/files/parseFiles.ts';
import { withoutBlanks } from '../../branches/model/files/schemaAt.ts';
import { schemaOf } from '../../branches/model/files/schemaOf.ts';
import { formatPhone } from '../../branches/model/phone.ts';
import { pastHolidays } from '../../branches/model/warnings/dates.ts';
import { findWarnings } from '../../branches/model/warnings/findWarnings.ts';
import { findWithoutMarks } from '../../branches/model/warnings/unfilledPlaceholders.ts';
import { readYaml, UnreadableYaml } from '../../branches/yaml/readYaml.ts';
import { isGroup } from '../../branches/yaml/values.ts';
import { ImpossibleEdit, type YamlEdit } from '../../branches/yaml/yamlEdit.ts';
import { inOrder, type Problem } from '../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';
import { LANGUAGES } from '../../locales/languages.ts';
import { factProblems } from '../../site/content/factProblems.ts';
import { TREATMENT_FILES } from '../../site/pages/services.ts';
import { MEDIA_DIR } from '../../site/pictures/catalogue.ts';
import type { EditorContext } from '../content/context.ts';
import type { Done } from '../content/draft.ts';
import { fieldSchema } from '../content/fieldSchema.ts';
import type { Names } from '../content/names.ts';
import { Refusal } from '../content/refusal.ts';
import { findAgain, type SeenEntry } from '../yaml/seenEntries.ts';
import { hasNoInput } from '../yaml/values.ts';
import { describeProblem } from './mistakes.ts';

/** The branch files with all their problems, including those of pictures and pages. */
type DraftFacts = CheckedFiles & Readonly<{ readings: readonly FileReading[] }>;

/** Returns the session's methods for forms. */
export function createForms(context: EditorContext) {
  const { draft, site, pictures, today, names } = context;
  const readFacts = async (): Promise<DraftFacts> => {
    const media = await pictures();
    const { readings, facts } = site.content();
    const readable = readings.filter(({ reading }) => reading.isReadable).map(({ source }) => source);
    const outside = factProblems(readable, facts.files, { pictures: media, media: MEDIA_DIR });
    return { ...facts, problems: [...facts.problems, ...outside], readings };
  };
  return {
    /** The clinic file, the primary branch, then the other branches by id. */
    files: async () => listForms(await readFacts(), new Set(draft.unsaved().map(({ path }) => path)), names()),

    /** The fields of a kind of file, in a person's language. */
    async schema(kind: FormFile['kind']) {
      const { readings } = await readFacts();
      const branches = readings.flatMap(({ kind: each, source }) => (each === 'branch' ? [source.id] : []));
      const clinic = readings.find(({ kind: each }) => each === 'clinic')?.source;
      const dentists = clinic ? idsOf(clinic, 'team').flatMap((dentist) => dentist ?? []) : [];
      const choices = { branches, dentists, services: TREATMENT_FILES };
      return fieldSchema(schemaOf({ id: kind }), choices, names().fieldTexts);
    },

    /** @throws Refusal if there is no such file */
    async file(id: string) {
      const facts = await readFacts();
      const file = facts.readings.find(({ source }) => source.id === id) ?? refuseMissingFile();
      return { ...formState(facts, file, today(), names()), done: draft.done() };
    },

    /** One part of each branch's file that can be read, as `file` has it. @param key such as `exceptions` */
    async parts(key: string) {
      const branches = site.content().readings.filter(({ kind, reading }) => kind === 'branch' && reading.isReadable);
      return branches.map(({ source }) => ({
        id: source.id,
        values: { [key]: source.nodeAt([key])?.toJSON() },
        done: draft.done(),
      }));
    },

    /** A phone number as pages show it. */
    formatPhone: async (number: string) => formatPhone(number),

    /** Changes a file. @param seen the entries on the path of an edit @throws Refusal if it cannot take the edits, or there is no such file */
    async edit(id: string, edits: readonly YamlEdit[], seen?: readonly SeenEntry[]): Promise<void> {
      const files = draft.files.list('branches');
      const path = files.find((each) => /([^/]+)\.ya?ml$/.exec(each)?.[1] === id) ?? refuseMissingFile();
      try {
        const find = (edit: YamlEdit) => (seen ? findAgain(readYaml(draft.read(path) ?? '').value, edit, seen) : edit);
        draft.edit(path, edits.map(normalized).map(find));
        if (edits.some((edit) => LISTS.some(({ list }) => list === edit.path[0])))
          draft.edit(path, entryIds(context, path));
      } catch (error) {
        if (error instanceof ImpossibleEdit) throw new Refusal(error.message, { key: 'refused.noSuchEntry' });
        // The state of the file explains it.
        if (!(error instanceof UnreadableYaml)) throw error;
      }
    },
  };
}

/** An edit with its texts normalised. */
const normalized = (edit: YamlEdit): YamlEdit =>
  edit.kind === 'set' || edit.kind === 'insert' ? { ...edit, value: withoutBlanks(edit.value, undefined) } : edit;

/** The lists whose entries have an id, which is derived from the text `named`. */
const LISTS = [
  { list: 'offers', named: 'title', code: 'offer' },
  { list: 'team', named: 'name', code: 'dentist' },
] as const;

/** An id from a text: at most 40 lower-case letters, digits and hyphens; empty without Latin letters. */
const idFrom = (text = ''): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 40)
    .replace(/-+$/, '');

const idsOf = (source: YamlSource, list: string) =>
  Array.from({ length: source.lengthAt([list]) }, (_, index) => source.textAt([list, index, 'id']));

/** Edits that give new entries of a file unique ids. Until it is saved, an id follows the title or name of its entry. */
function entryIds({ draft, site }: EditorContext, path: string): readonly YamlEdit[] {
  const sources = site.content().readings.map(({ source }) => source);
  const source = sources.find((each) => each.path === path);
  if (!source) return [];
  const others = sources.filter((each) => each !== source);
  const base = draft.unsaved().find((file) => file.path === path)?.before;
  const sent = draft.sent()?.changes.find((file) => file.path === path)?.content;
  // Others may have removed the entry; and what was sent may have arrived.
  const saved = [draft.readSaved(path), base, sent].flatMap((text) =>
    typeof text === 'string' ? readFile({ path, text }).source : [],
  );
  return LISTS.flatMap(({ list, named, code }): readonly YamlEdit[] => {
    const savedIds = new Set(saved.flatMap((each) => idsOf(each, list)));
    const taken = new Set([...savedIds, ...others.flatMap((other) => idsOf(other, list))]);
    return idsOf(source, list).flatMap((id, index) => {
      if (id !== undefined && savedIds.has(id)) return [];
      const base = idFrom(source.textAt([list, index, named, 'en'])) || code;
      let name: string = base;
      for (let number = 2; taken.has(name); number += 1) name = `${base}-${number}`;
      taken.add(name);
      return name === id ? [] : [{ kind: 'set', path: [list, index, 'id'], value: name }];
    });
  });
}

const WHERE = [['area'], ['address', 'postcode']];
const KNOWN_BY = [['name'], ['region'], ['address', 'city'], ['address', 'district'], ...WHERE];
const textsIn = (value: unknown): readonly string[] =>
  Object.values(isGroup(value) ? value : [value ?? []])
    .flat()
    .map(String);

/** The branch files and the clinic file. */
function listForms({ readings, problems }: DraftFacts, unsaved: ReadonlySet<string>, names: Names) {
  const clinic = readings.find(({ kind }) => kind === 'clinic')?.source;
  const primary = clinic?.textAt(['primaryBranch']);
  const files = readings.map(({ kind, source }) => ({
    /** The file name without `.yaml`. */
    id: source.id,
    path: source.path,
    name: names.branchName(source) ?? source.id,
    kind,
    /** Where a branch is, for people who know several of its name: "Periyar Nagar, 600082". */
    where: WHERE.flatMap((path) => names.textAt(source, path) ?? []).join(', '),
    /** What a branch is looked for by, in all languages. */
    words: [source.id, ...KNOWN_BY.flatMap((path) => textsIn(source.nodeAt(path)?.toJSON()))],
    /** Whether chats without a branch go there. */
    isPrimary: source.id === primary,
    isUnsaved: unsaved.has(source.path),
    problems: problems.filter(({ file }) => file === source.path).map(fieldProblem(source, names)),
  }));
  const rank = ({ id, isPrimary }: (typeof files)[number]) => (id === CLINIC_ID ? 0 : isPrimary ? 1 : 2);
  return files.sort((one, other) => rank(one) - rank(other) || (one.id < other.id ? -1 : 1));
}

export type FormFile = ReturnType<typeof listForms>[number];

/** The form of one file. */
function formState(facts: DraftFacts, { source, reading }: FileReading, today: string, names: Names) {
  const isOfFile = ({ file }: Problem) => file === source.path;
  const codes = LANGUAGES.map(({ code }) => code);
  const { files } = facts;
  const warnings = files ? [...findWarnings(files, today, codes, [source]), ...pastHolidays(files, source, today)] : [];
  return {
    /** Without empty keys. Null if the file cannot be read: then only its text can be edited. */
    values: reading.isReadable ? withoutBlanks(source.document.toJS(), schemaOf(source)) : null,
    /** What prevents saving. */
    problems: inOrder(facts.problems.filter(isOfFile)).map(fieldProblem(source, names)),
    /** What is allowed, but probably a mistake. Empty while a file has problems. */
    warnings: warnings
      .filter(isOfFile)
      .map((warning) => ({ ...fieldProblem(source, names)(warning), isWarning: true })),
    /** Paths of values that look like samples. */
    invented: findWithoutMarks(source).map(({ path = [] }) => path),
  };
}

/** `done`: the acts of windows that it includes. */
export type FormState = ReturnType<typeof formState> & Readonly<{ done: Done }>;

/** A mistake or a warning as a form shows it, at the value that its proposals replace. */
const fieldProblem = (source: YamlSource, names: Names) => (problem: Problem) => ({
  ...describeProblem(problem, names, source),
  path: problem.proposal?.path ?? problem.path,
  /** Whether the field is still empty. */
  isGap: problem.path !== undefined && hasNoInput(source.nodeAt(problem.path)?.toJSON()),
  /** The values that may have been meant. */
  proposals: problem.proposal ? [problem.proposal.value, ...(problem.proposal.others ?? [])] : [],
});

export type FieldProblem = ReturnType<ReturnType<typeof fieldProblem>> & Readonly<{ isWarning?: boolean }>;

function refuseMissingFile(): never {
  throw new Refusal('There is no such file.', { key: 'refused.noSuchFile' });
}
