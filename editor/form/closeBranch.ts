/** What the clinic file says about a branch, and how to take it out when the branch closes. */

import { checkTogether, type FileReading } from '../../branches/model/files/parseFiles.ts';
import type { YamlEdit } from '../../branches/yaml/yamlEdit.ts';
import type { Path } from '../../diagnostics/place.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';
import type { Closing, ClosingChange } from './types.ts';

/** A change, with the edits of the clinic file that make it. */
type ClosingStep = Readonly<{ change: ClosingChange; edits: readonly YamlEdit[] }>;

/** All changes of the clinic file, in its order; it may have other problems. */
type ClosingPlan = Readonly<{
  changes: readonly ClosingChange[];
  /** To be made one after the other. */
  edits: readonly YamlEdit[];
}>;

/** What closing a branch does, or why it cannot be closed. */
type PlannedClosing =
  | (Exclude<Closing, Readonly<{ problem: string }>> & Readonly<{ clinic: YamlSource; plan: ClosingPlan }>)
  | Readonly<{ problem: string }>;

/**
 * Plans the closing of a branch; undefined if there is none with this id.
 * @param chosen id of the branch that becomes the primary one, if the closed one is; the first if it is none of the others
 */
export function planClosing(
  readings: readonly FileReading[],
  id: string,
  chosen: string | undefined,
): PlannedClosing | undefined {
  const closed = readings.find(({ kind, typed }) => kind === 'branch' && typed.id === id);
  if (!closed) return undefined;
  const left = readings.filter((reading) => reading !== closed);
  const clinic = left.find(({ kind }) => kind === 'clinic');
  const candidates = left
    .filter(({ kind }) => kind === 'branch')
    .map(({ typed }) => ({ id: typed.id, name: nameOf(typed) }));
  const primary = candidates.find((each) => each.id === chosen) ?? candidates[0];
  if (!clinic?.reading.isReadable || !primary) {
    const [problem] = clinic && !clinic.reading.isReadable ? clinic.reading.problems : checkTogether(left).problems;
    return { problem: problem ? `${problem.file}:${problem.line}: ${problem.message}` : '' };
  }
  const plan = closingPlan(clinic.typed, id, primary.id);
  const { path } = closed.typed;
  return { path, name: nameOf(closed.typed), clinic: clinic.typed, plan, candidates, changes: plan.changes };
}

/** The English name of a branch or of the clinic; its id while it has none. */
export const nameOf = (source: YamlSource): string => source.textAt(['name', 'en']) ?? source.id;

/**
 * Plans what changes in the clinic file.
 * @param id of the branch that closes
 * @param primary id of the branch to which chats that are for no particular branch go then
 */
function closingPlan(clinic: YamlSource, id: string, primary: string): ClosingPlan {
  const isPrimary = clinic.textAt(['primaryBranch']) === id;
  const found: readonly ClosingStep[] = [
    ...(isPrimary ? [ofPrimary(primary)] : []),
    ...indexes(clinic, ['offers']).flatMap((at) => ofOffer(clinic, ['offers', at], id)),
    ...indexes(clinic, ['team']).flatMap((at) => ofDentist(clinic, ['team', at], id)),
  ];
  return {
    changes: found.map(({ change }) => change),
    // From the last to the first, as removing an entry moves those after it.
    edits: found.flatMap(({ edits }) => edits).toReversed(),
  };
}

const ofPrimary = (to: string): ClosingStep => ({
  change: { code: 'primaryBranch', to },
  edits: [{ kind: 'set', path: ['primaryBranch'], value: to }],
});

function ofOffer(clinic: YamlSource, path: Path, closed: string): readonly ClosingStep[] {
  const limits = indexes(clinic, [...path, 'branches']).map((at) => [...path, 'branches', at]);
  const gone = limits.filter((limit) => clinic.textAt(limit) === closed);
  if (gone.length === 0) return [];
  const id = clinic.textAt([...path, 'id']) ?? '';
  const title = clinic.textAt([...path, 'title', 'en']) ?? id;
  // Without any branch, it would be valid at all of them.
  if (gone.length === limits.length) return [{ change: { code: 'lastOffer', id, title }, edits: [removal(path)] }];
  return [{ change: { code: 'offer', id, title }, edits: gone.map(removal) }];
}

function ofDentist(clinic: YamlSource, path: Path, closed: string): readonly ClosingStep[] {
  const list = [...path, 'branches'];
  const places = indexes(clinic, list).map((at) => [...list, at]);
  const gone = places.filter((place) => clinic.textAt([...place, 'branch']) === closed);
  if (gone.length === 0) return [];
  const id = clinic.textAt([...path, 'id']) ?? '';
  const name = clinic.textAt([...path, 'name', 'en']) ?? id;
  if (gone.length === places.length) return [{ change: { code: 'lastDentist', id, name }, edits: [removal(list)] }];
  return [{ change: { code: 'dentist', id, name }, edits: gone.map(removal) }];
}

const removal = (path: Path): YamlEdit => ({ kind: 'remove', path });

const indexes = (source: YamlSource, path: Path) => Array.from({ length: source.lengthAt(path) }, (_, index) => index);
