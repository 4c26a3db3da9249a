/** What the clinic file says about a branch, and how to take it out when the branch closes. */
import { checkTogether, type FileReading } from '../../branches/model/files/parseFiles.ts';
import { type Group, isGroup, isList, valueAt } from '../../branches/yaml/values.ts';
import type { YamlEdit } from '../../branches/yaml/yamlEdit.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';
import type { Closing, ClosingChange } from './types.ts';

type Possible = Exclude<Closing, Readonly<{ problem: string }>>;

/** What closing a branch does, with the edits of the clinic file that do it; or why it cannot be closed. */
type PlannedClosing =
  | Readonly<{ told: Possible; clinic: string; edits: readonly YamlEdit[] }>
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
  const { changes, edits } = withoutBranch(clinic.typed.document.toJS(), id, primary.id);
  const told = { path: closed.typed.path, name: nameOf(closed.typed), candidates, changes };
  return { told, clinic: clinic.typed.path, edits };
}

/** The English name of a branch or of the clinic; its id while it has none. */
export const nameOf = (source: YamlSource): string => source.textAt(['name', 'en']) ?? source.id;

/** What changes in the clinic file, in its order. It may have other problems. */
function withoutBranch(clinic: unknown, closed: string, primary: string) {
  const changes: ClosingChange[] = [];
  const edits: YamlEdit[] = [];
  if (valueAt(clinic, ['primaryBranch']) === closed) {
    changes.push({ code: 'primaryBranch', to: primary });
    edits.push({ kind: 'set', path: ['primaryBranch'], value: primary });
  }
  /** Goes through a list whose entries may be limited to branches. */
  const look = (key: string, limited: (entry: Group, left: readonly unknown[]) => readonly unknown[]) => {
    const list = valueAt(clinic, [key]);
    if (!isList(list)) return;
    const value = list.flatMap((entry) => {
      const branches = valueAt(entry, ['branches']);
      if (!isGroup(entry) || !isList(branches)) return [entry];
      const left = branches.filter((each) => each !== closed && valueAt(each, ['branch']) !== closed);
      return left.length === branches.length ? [entry] : limited(entry, left);
    });
    edits.push({ kind: 'set', path: [key], value });
  };
  look('offers', (offer, left) => {
    const [id, title] = namesOf(offer, 'title');
    changes.push({ code: left.length > 0 ? 'offer' : 'lastOffer', id, title });
    // Without any branch, it would be valid at all of them.
    return left.length > 0 ? [{ ...offer, branches: left }] : [];
  });
  look('team', (dentist, left) => {
    const [id, name] = namesOf(dentist, 'name');
    changes.push({ code: left.length > 0 ? 'dentist' : 'lastDentist', id, name });
    return [{ ...dentist, branches: left.length > 0 ? left : undefined }];
  });
  return { changes, edits };
}

/** The id of an entry, and its English name. */
function namesOf(entry: Group, key: string): readonly [string, string] {
  const id = String(entry.id ?? '');
  return [id, String(valueAt(entry, [key, 'en']) ?? id)];
}
