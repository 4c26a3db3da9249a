/** The forms for the branch files: what is in them, what is wrong with it, and changes of single values. */
import { refusedName } from '../../branches/model/files/branchName.ts';
import { CLINIC_ID } from '../../branches/model/files/crossChecks.ts';
import type { CheckedFiles, FileReading } from '../../branches/model/files/parseFiles.ts';
import { withoutBlanks } from '../../branches/model/files/schemaAt.ts';
import { schemaOf } from '../../branches/model/files/schemaOf.ts';
import { newBranchFile } from '../../branches/model/newBranch.ts';
import { formatPhone } from '../../branches/model/phone.ts';
import { branchFile } from '../../branches/model/schema/branchFile.ts';
import { clinicFile } from '../../branches/model/schema/clinicFile.ts';
import { findWarnings } from '../../branches/model/warnings/findWarnings.ts';
import { UnreadableYaml } from '../../branches/yaml/readYaml.ts';
import { ImpossibleEdit, type YamlEdit } from '../../branches/yaml/yamlEdit.ts';
import { inOrder, type Problem } from '../../diagnostics/inputErrors.ts';
import { LANGUAGES, TRANSLATIONS } from '../../locales/languages.ts';
import { MEDIA_DIR } from '../../renderer/media/catalogue.ts';
import { factProblems } from '../../renderer/site/factProblems.ts';
import { Refusal, type SessionContext } from '../session/context.ts';
import { nameOf, planClosing } from './closeBranch.ts';
import { fieldSchema } from './fieldSchema.ts';
import type { Closing, FieldProblem, FieldSchema, FormFile, FormState } from './types.ts';

const SCHEMAS = { clinic: clinicFile, branch: branchFile } as const;

/** What is in the branch files, and all their problems, those with pictures and pages included. */
export type DraftFacts = CheckedFiles & Readonly<{ readings: readonly FileReading[] }>;

export function createForms({ draft, site, pictures, today }: SessionContext) {
  const readFacts = async (): Promise<DraftFacts> => {
    const media = await pictures();
    const { readings, facts } = site.content();
    const readable = readings.filter(({ reading }) => reading.isReadable).map(({ typed }) => typed);
    const beside = factProblems(readable, facts.files, { pictures: media, media: MEDIA_DIR });
    return { ...facts, problems: [...facts.problems, ...beside], readings };
  };
  const planned = async (id: string, primary?: string) =>
    planClosing((await readFacts()).readings, id, primary) ?? noSuchFile();
  return {
    /** The clinic file first, the primary branch next, the other branches by id. */
    files: async (): Promise<readonly FormFile[]> =>
      listForms(await readFacts(), new Set(draft.unsaved().map(({ path }) => path))),

    /** The fields of a kind of file. */
    async schema(kind: keyof typeof SCHEMAS): Promise<FieldSchema> {
      const { readings } = await readFacts();
      const branches = readings.flatMap(({ kind: each, typed }) => (each === 'branch' ? [typed.id] : []));
      return fieldSchema(SCHEMAS[kind], branches);
    },

    /** @throws Refusal if there is no such file */
    async file(id: string): Promise<FormState> {
      const facts = await readFacts();
      const file = facts.readings.find(({ typed }) => typed.id === id) ?? noSuchFile();
      return formState(facts, file, today());
    },

    /** A phone number as pages show it. */
    shownPhone: async (number: string) => formatPhone(number),

    /** Changes a file. @throws Refusal if it cannot take the edits, or there is no such file */
    async edit(id: string, edits: readonly YamlEdit[]): Promise<void> {
      const files = draft.files.list('branches');
      const path = files.find((each) => /([^/]+)\.ya?ml$/.exec(each)?.[1] === id) ?? noSuchFile();
      try {
        draft.edit(path, edits.map(normal));
      } catch (error) {
        if (error instanceof ImpossibleEdit) throw new Refusal(error.message);
        // Its state says why.
        if (!(error instanceof UnreadableYaml)) throw error;
      }
    },

    /** Makes the file of a new branch. @param id name of the file without `.yaml` */
    async addBranch(id: string): Promise<Readonly<{ id: string }> | Readonly<{ problem: string }>> {
      const path = `branches/${id}.yaml`;
      const problem = refusedName(id, path, () => draft.read(path) !== undefined);
      if (problem) return { problem };
      draft.change(path, newBranchFile(id, TRANSLATIONS));
      return { id };
    },

    /** What changes when a branch closes. @param primary the branch that becomes the primary one, if the closed one was */
    async closing(id: string, primary?: string): Promise<Closing> {
      const closing = await planned(id, primary);
      return 'problem' in closing ? closing : closing.told;
    },

    async closeBranch(id: string, primary?: string): Promise<void> {
      const closing = await planned(id, primary);
      if ('problem' in closing) throw new Refusal(closing.problem);
      draft.edit(closing.clinic, closing.edits);
      draft.change(closing.told.path, undefined);
    },
  };
}

function noSuchFile(): never {
  throw new Refusal('There is no such file.');
}

/** An edit with its texts in their normal form. */
const normal = (edit: YamlEdit): YamlEdit =>
  edit.kind === 'set' || edit.kind === 'insert' ? { ...edit, value: withoutBlanks(edit.value, undefined) } : edit;

function listForms({ readings, problems }: DraftFacts, unsaved: ReadonlySet<string>): readonly FormFile[] {
  const clinic = readings.find(({ kind }) => kind === 'clinic')?.typed;
  const primary = clinic?.textAt(['primaryBranch']);
  const files = readings.map(({ kind, typed }) => ({
    id: typed.id,
    path: typed.path,
    name: nameOf(typed),
    kind,
    isPrimary: typed.id === primary,
    isUnsaved: unsaved.has(typed.path),
    problems: problems.filter(({ file }) => file === typed.path).map(fieldProblem),
  }));
  const rank = ({ id, isPrimary }: FormFile) => (id === CLINIC_ID ? 0 : isPrimary ? 1 : 2);
  return files.sort((one, other) => rank(one) - rank(other) || (one.id < other.id ? -1 : 1));
}

/** The state of one file among the others. */
function formState(facts: DraftFacts, { typed, reading }: FileReading, today: string): FormState {
  const isHere = ({ file }: Problem) => file === typed.path;
  if (!reading.isReadable) {
    return { values: null, problems: [], warnings: [], unreadable: reading.problems.map(fieldProblem) };
  }
  const codes = LANGUAGES.map(({ code }) => code);
  const warnings = facts.files ? findWarnings(facts.files, today, codes, [typed]) : [];
  return {
    values: withoutBlanks(typed.document.toJS(), schemaOf(typed)),
    problems: inOrder(facts.problems.filter(isHere)).map(fieldProblem),
    warnings: warnings.filter(isHere).map((warning) => ({ ...fieldProblem(warning), isWarning: true })),
  };
}

/** A problem as a form shows it: at the value that its proposal replaces. */
export function fieldProblem({ code, values, path, proposal, ...rest }: Problem): FieldProblem {
  const at = proposal?.path ?? path;
  return {
    ...rest,
    ...(at && { path: at }),
    ...(proposal && { proposals: [proposal.value, ...(proposal.others ?? [])] }),
  };
}
