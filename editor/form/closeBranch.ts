/** What the clinic file says about a branch, and how to take it out when the branch closes. */
import { checkTogether, type FileReading } from '../../branches/model/files/parseFiles.ts';
import { isGroup, isList, valueAt } from '../../branches/yaml/values.ts';
import type { YamlEdit } from '../../branches/yaml/yamlEdit.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';
import { Refusal } from '../session/context.ts';

/**
 * What closing a branch does, with the edits of the clinic file that do it.
 * @param chosen id of the branch that becomes the primary one, if the closed one is; the first if it is none of the others
 * @throws Refusal if the branch cannot be closed, or there is none with this id
 */
export function planClosing(readings: readonly FileReading[], id: string, chosen: string | undefined) {
  const closed = readings.find(({ kind, typed }) => kind === 'branch' && typed.id === id);
  if (!closed) noSuchFile();
  const left = readings.filter((reading) => reading !== closed);
  const clinic = left.find(({ kind }) => kind === 'clinic');
  const candidates = left
    .filter(({ kind }) => kind === 'branch')
    .map(({ typed }) => ({ id: typed.id, name: nameOf(typed) }));
  const primary = candidates.find((each) => each.id === chosen) ?? candidates[0];
  if (!clinic?.reading.isReadable || !primary) {
    const [problem] = clinic && !clinic.reading.isReadable ? clinic.reading.problems : checkTogether(left).problems;
    throw new Refusal(problem ? `${problem.file}:${problem.line}: ${problem.message}` : '');
  }
  const { changes, edits } = withoutBranch(clinic.typed.document.toJS(), id, primary.id);
  const told = { path: closed.typed.path, name: nameOf(closed.typed), candidates, changes };
  return { told, clinic: clinic.typed.path, edits };
}

export function noSuchFile(): never {
  throw new Refusal('There is no such file.');
}

/** The English name of a branch or of the clinic; its id while it has none. */
export const nameOf = (source: YamlSource): string => source.textAt(['name', 'en']) ?? source.id;

/** What changes in the clinic file: an offer or a dentist that is limited to branches, perhaps to this one only. */
type ClosingChange = Readonly<{ code: 'primaryBranch' | 'offer' | 'lastOffer' | 'dentist' | 'lastDentist' }> &
  Readonly<Partial<Record<'to' | 'id' | 'title' | 'name', string>>>;

/** The lists whose entries may be limited to branches. */
const LIMITED = [
  { list: 'offers', named: 'title', code: 'offer', last: 'lastOffer' },
  { list: 'team', named: 'name', code: 'dentist', last: 'lastDentist' },
] as const;

/** In the order of the clinic file, which may have other problems. */
function withoutBranch(clinic: unknown, closed: string, primary: string) {
  const changes: ClosingChange[] = [];
  const edits: YamlEdit[] = [];
  if (valueAt(clinic, ['primaryBranch']) === closed) {
    changes.push({ code: 'primaryBranch', to: primary });
    edits.push({ kind: 'set', path: ['primaryBranch'], value: primary });
  }
  for (const { list, named, code, last } of LIMITED) {
    const entries = valueAt(clinic, [list]);
    if (!isList(entries)) continue;
    const value = entries.flatMap((entry) => {
      const branches = valueAt(entry, ['branches']);
      if (!isGroup(entry) || !isList(branches)) return [entry];
      const left = branches.filter((each) => each !== closed && valueAt(each, ['branch']) !== closed);
      if (left.length === branches.length) return [entry];
      const id = String(entry.id ?? '');
      changes.push({ code: left.length > 0 ? code : last, id, [named]: String(valueAt(entry, [named, 'en']) ?? id) });
      if (left.length > 0) return [{ ...entry, branches: left }];
      // Without any branch, an offer would be valid at all of them. A dentist stays.
      return list === 'offers' ? [] : [{ ...entry, branches: undefined }];
    });
    edits.push({ kind: 'set', path: [list], value });
  }
  return { changes, edits };
}
