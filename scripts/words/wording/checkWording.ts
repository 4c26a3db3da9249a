import type { Problem } from '../../../diagnostics/inputErrors.ts';
import { isBranchFile } from '../../../locales/model/isBranchFile.ts';
import { type Glossary, termsOf } from '../glossary/glossary.ts';
import { noteReader } from '../noteReader.ts';
import { textPlaces } from '../textPlaces.ts';
import type { Translation } from '../translation.ts';
import { wordingFaults } from './wordingFaults.ts';

/** What is wrong with the wording of a translation: `problems` must be mended, `hints` need a person's judgement. */
export type Wording = Readonly<{ problems: readonly Problem[]; hints: readonly Problem[] }>;

/** Checks the wording of every text, with file positions. In branch files, which the clinic edits, all faults are hints. */
export function checkWording({ language, statuses }: Translation, glossary: Glossary): Wording {
  const terms = termsOf(glossary, language);
  const noteOf = noteReader();
  const at = textPlaces(language);
  const found = statuses.flatMap((status) => {
    const { namespace, key } = status;
    return wordingFaults(status, terms, noteOf(status).max).map(({ kind, message }) => ({
      isHint: kind === 'term' || isBranchFile(namespace),
      problem: at(namespace, key, message),
    }));
  });
  const only = (isHint: boolean) => found.filter((fault) => fault.isHint === isHint).map(({ problem }) => problem);
  return { problems: only(false), hints: only(true) };
}
