/** What a form shows of a file: its values, and what is wrong with each. */
import type { FileReading } from '../../branches/model/files/parseFiles.ts';
import { withoutBlanks } from '../../branches/model/files/schemaAt.ts';
import { schemaOf } from '../../branches/model/files/schemaOf.ts';
import { findWarnings } from '../../branches/model/warnings/findWarnings.ts';
import { inOrder, type Problem } from '../../diagnostics/inputErrors.ts';
import { LANGUAGES } from '../../locales/languages.ts';
import type { DraftFacts } from './draftFacts.ts';
import type { FieldProblem, FormState } from './types.ts';

/** The state of one file among the others. */
export function formState(facts: DraftFacts, { typed, reading }: FileReading): FormState {
  const isHere = ({ file }: Problem) => file === typed.path;
  if (!reading.isReadable) {
    return { values: null, problems: [], warnings: [], unreadable: reading.problems.map(fieldProblem) };
  }
  const codes = LANGUAGES.map(({ code }) => code);
  const warnings = facts.files ? findWarnings(facts.files, facts.today, codes).filter(isHere) : [];
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
