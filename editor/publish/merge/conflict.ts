import { CLINIC_ID } from '../../../branches/model/files/crossChecks.ts';
import { branchFile } from '../../../branches/model/schema/branchFile.ts';
import { clinicFile } from '../../../branches/model/schema/clinicFile.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { sha256Hex } from '../../../locales/model/sha256.ts';
import { fieldSchema } from '../../form/fieldSchema.ts';
import type { FieldSchema } from '../../form/types.ts';
import type { Entry } from '../../store/contentStore.ts';
import type { Names } from '../changes/names.ts';
import { valueText } from '../changes/valueText.ts';

/** Something that two people changed in different ways. An undefined value means that there is none. */
export type Conflict = Readonly<{
  file: string;
  /** Path of the field; undefined if the whole file is to be chosen. */
  path?: Path;
  base?: unknown;
  ours?: unknown;
  theirs?: unknown;
}>;

export type Side = 'ours' | 'theirs';

/** Which side a person has chosen, by the id of the conflict. */
export type Choices = Pick<ReadonlyMap<string, Side>, 'get'>;

/** The same for the same conflict only: a choice does not hold for other values. */
export function conflictId({ file, path, ours, theirs }: Conflict): string {
  const text = JSON.stringify([file, path ?? null, ours ?? null, theirs ?? null]);
  return sha256Hex(text).slice(0, 16);
}

/** A conflict in the words of a person. */
export type DescribedConflict = Readonly<{
  id: string;
  /** The branch, the page, or the file itself. */
  place: string;
  /** Names of the field and the groups around it; empty if the whole file is to be chosen. */
  labels: readonly string[];
  /** Undefined if it was deleted, or is a file. */
  base?: string;
  ours?: string;
  theirs?: string;
  isFile: boolean;
  /** The version in which others have removed the file. */
  removal?: Entry;
}>;

/** @param names what people call the parts of the site @param removal the version in which others have removed the file */
export function describeConflict(conflict: Conflict, names: Names, removal?: Entry): DescribedConflict {
  const { file, path, base, ours, theirs } = conflict;
  const id = conflictId(conflict);
  const [, branch] = /^branches\/([^/]+)\.ya?ml$/i.exec(file) ?? [];
  const [, page] = /^locales\/[^/]+\/([^/]+)\.json$/.exec(file) ?? [];
  const place = branch !== undefined ? names.placeOf(branch) : page !== undefined ? names.pageOf(page) : file;
  if (!path) return { id, place, labels: [], isFile: true, ...(removal && { removal }) };
  const schema = branch === CLINIC_ID ? clinicFile : branchFile;
  const fields = branch === undefined ? [] : fieldsAt(fieldSchema(schema, names.branches), path);
  const text = (value: unknown) => valueText(value, fields.at(-1), names.words);
  const [was, mine, other] = [text(base), text(ours), text(theirs)];
  return {
    id,
    place,
    labels: path.map((step, index) => fields[index]?.title ?? (typeof step === 'number' ? `${step + 1}` : step)),
    ...(was !== undefined && { base: was }),
    ...(mine !== undefined && { ours: mine }),
    ...(other !== undefined && { theirs: other }),
    isFile: false,
  };
}

/** The fields on the way to a value, one for each step as far as the schema knows them. */
function fieldsAt(root: FieldSchema, path: NonNullable<Conflict['path']>): readonly (FieldSchema | undefined)[] {
  let field: FieldSchema | undefined = root;
  return path.map((step) => {
    field = typeof step === 'number' ? field?.item && { ...field.item, title: `${step + 1}` } : inGroup(field, step);
    return field;
  });
}

const inGroup = (group: FieldSchema | undefined, key: string) => group?.fields?.find((field) => field.key === key);
