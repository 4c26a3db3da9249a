import { CLINIC_ID } from '../../branches/model/files/crossChecks.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';
import type { Draft } from '../draft/draft.ts';
import type { DraftFacts } from './draftFacts.ts';
import type { FormFile } from './types.ts';

/** The clinic file first, the primary branch next, the other branches by id. */
export function listForms({ readings, problems }: DraftFacts, draft: Draft): readonly FormFile[] {
  const clinic = readings.find(({ kind }) => kind === 'clinic')?.typed;
  const primary = clinic?.textAt(['primaryBranch']);
  const unsaved = new Set(draft.unsaved().map(({ path }) => path));
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

/** The English name of a branch or of the clinic; its id while it has none. */
export const nameOf = (source: YamlSource): string => source.textAt(['name', 'en']) ?? source.id;
