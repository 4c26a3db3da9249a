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
  const stateOf = async (id: string) => {
    const facts = await readFacts();
    return formState(facts, fileNamed(facts, id), today());
  };
  const closing = async (id: string, primary?: string) => {
    const { readings } = await readFacts();
    const closed = planClosing(readings, id, primary);
    if (!closed) throw new Refusal(NO_SUCH_FILE);
    return closed;
  };
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
    file: stateOf,

    /** A phone number as pages show it. */
    shownPhone: async (number: string) => formatPhone(number),

    /** Changes a file. @throws Refusal if it cannot take the edits, or there is no such file */
    async edit(id: string, edits: readonly YamlEdit[]): Promise<void> {
      const path = draft.files.list('branches').find((each) => /([^/]+)\.ya?ml$/.exec(each)?.[1] === id);
      if (path === undefined) throw new Refusal(NO_SUCH_FILE);
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
      const closed = await closing(id, primary);
      if ('problem' in closed) return closed;
      const { path, name, candidates, plan } = closed;
      return { path, name, candidates, changes: plan.changes };
    },

    async closeBranch(id: string, primary?: string): Promise<void> {
      const closed = await closing(id, primary);
      if ('problem' in closed) throw new Refusal(closed.problem);
      draft.edit(closed.clinic.path, closed.plan.edits);
      draft.change(closed.path, undefined);
    },
  };
}

const NO_SUCH_FILE = 'There is no such file.';

function fileNamed({ readings }: DraftFacts, id: string): FileReading {
  const file = readings.find(({ typed }) => typed.id === id);
  if (!file) throw new Refusal(NO_SUCH_FILE);
  return file;
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
    problems: problems.filter(({ file }) => file === typed.path).length,
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
  const warnings = facts.files ? findWarnings(facts.files, today, codes, [typed]).filter(isHere) : [];
  return {
    values: withoutBlanks(typed.document.toJS(), schemaOf(typed)),
    problems: inOrder(facts.problems.filter(isHere)).map(fieldProblem),
    warnings: warnings.map((warning) => ({ ...fieldProblem(warning), isWarning: true })),
  };
}

/** A problem as a form shows it: at the value that its proposal replaces. */
export function fieldProblem({ file, line, column, message, path, excerpt, proposal }: Problem): FieldProblem {
  const at = proposal?.path ?? path;
  return {
    file,
    line,
    column,
    message,
    ...(at && { path: at }),
    ...(excerpt !== undefined && { excerpt }),
    ...(proposal && { proposals: [proposal.value, ...(proposal.others ?? [])] }),
  };
}
