import { checkTogether } from '../../branches/model/files/parseFiles.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';
import { type ClosingPlan, closingPlan } from './closeBranch.ts';
import type { DraftFacts } from './draftFacts.ts';
import { formState } from './formState.ts';
import { nameOf } from './listForms.ts';

/** What closing a branch does, or why it cannot be closed. */
export type Closing =
  | Readonly<{
      /** Path and English name of its file. */
      path: string;
      name: string;
      clinic: YamlSource;
      plan: ClosingPlan;
      /** The branches that can be the primary one then. */
      candidates: readonly Readonly<{ id: string; name: string }>[];
    }>
  | Readonly<{ problem: string }>;

/**
 * Plans the closing of a branch; undefined if there is none with this id.
 * @param chosen id of the branch that becomes the primary one, if the closed one is; the first if it is none of the others
 */
export function planClosing(facts: DraftFacts, id: string, chosen: string | undefined): Closing | undefined {
  const closed = facts.readings.find(({ kind, typed }) => kind === 'branch' && typed.id === id);
  if (!closed) return undefined;
  const left = facts.readings.filter((reading) => reading !== closed);
  const clinic = left.find(({ kind }) => kind === 'clinic');
  const candidates = left
    .filter(({ kind }) => kind === 'branch')
    .map(({ typed }) => ({ id: typed.id, name: nameOf(typed) }));
  const primary = candidates.find((each) => each.id === chosen) ?? candidates[0];
  const wrong = clinic && formState(facts, clinic).unreadable;
  if (!clinic || !primary || wrong) {
    const [problem] = wrong ?? checkTogether(left).problems;
    return { problem: problem ? `${problem.file}:${problem.line}: ${problem.message}` : '' };
  }
  const plan = closingPlan(clinic.typed, id, primary.id);
  return { path: closed.typed.path, name: nameOf(closed.typed), clinic: clinic.typed, plan, candidates };
}
