/** Finds where a page shows a fact: the page is rendered once more with another valid value in its place. */

import { dequal } from 'dequal';
import { z } from 'zod';
import { CLINIC_ID } from '../../../branches/model/files/crossChecks.ts';
import type { SiteFiles } from '../../../branches/model/files/parseFiles.ts';
import { schemaAt } from '../../../branches/model/files/schemaAt.ts';
import { branchFile } from '../../../branches/model/schema/branchFile.ts';
import { clinicFile } from '../../../branches/model/schema/clinicFile.ts';
import { exampleOf } from '../../../branches/model/schema/manual.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { isLocalText } from '../../../locales/model/factTexts.ts';
import type { Catalogue } from '../../../renderer/media/catalogue.ts';

type Schema = z.core.$ZodType;

/** A fact of a branch file. */
export type Fact = Readonly<{ file: string; path: Path }>;

/**
 * The branch files with another value in place of a fact, or of every fact in a group.
 * @param media other pictures are taken from it
 * @returns undefined if there is no such fact, or no other value for it
 */
export function withProbe(files: SiteFiles, { file, path }: Fact, media: Catalogue): SiteFiles | undefined {
  const id = /^branches\/(.+)\.ya?ml$/.exec(file)?.[1];
  if (id === CLINIC_ID) {
    const clinic = probeAt(files.clinic, path, clinicFile, media);
    return clinic && { ...files, clinic };
  }
  const branch = files.branches.find((each) => each.id === id);
  const probed = branch && probeAt(branch.file, path, branchFile, media);
  if (!probed) return undefined;
  return { ...files, branches: files.branches.map((each) => (each === branch ? { ...each, file: probed } : each)) };
}

function probeAt<T>(file: T, path: Path, schema: Schema, media: Catalogue): T | undefined {
  const place = wholeText(file, path);
  const value = valueAt(file, place);
  const own = schemaAt(schema, place);
  if (value === undefined || !own) return undefined;
  const probe = probeOf(value, own, media);
  return dequal(probe, value) ? undefined : replaced(file, place, probe);
}

/** A text is shown in any language. */
function wholeText(file: unknown, path: Path): Path {
  const group = valueAt(file, path.slice(0, -1));
  return typeof group === 'object' && group !== null && isLocalText(group) ? path.slice(0, -1) : path;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (group, step) =>
      typeof group === 'object' && group !== null ? Object.getOwnPropertyDescriptor(group, step)?.value : undefined,
    value,
  );
}

function replaced<T>(value: T, [step, ...rest]: Path, probe: unknown): T {
  if (step === undefined) return probe as T;
  if (Array.isArray(value)) return value.map((entry, i) => (i === step ? replaced(entry, rest, probe) : entry)) as T;
  return { ...value, [step]: replaced(valueAt(value, [step]), rest, probe) };
}

/** Another value that the schema accepts; of a group, each of its values. */
function probeOf(value: unknown, schema: Schema, media: Catalogue): unknown {
  const whole = candidates(value, schema, media).find(
    (candidate) => !dequal(candidate, value) && z.safeParse(schema, candidate).success,
  );
  if (whole !== undefined) return whole;
  const probeEntry = (entry: unknown, key: string | number) => {
    const own = schemaAt(schema, [key]);
    return own ? probeOf(entry, own, media) : entry;
  };
  if (Array.isArray(value)) return value.map(probeEntry);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, probeEntry(entry, key)]));
}

/** Opening times that no clinic has. */
const EARLY = '03:05-04:05';

function candidates(value: unknown, schema: Schema, media: Catalogue): readonly unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1, 1, 2];
  if (typeof value === 'boolean') return [!value];
  if (Array.isArray(value)) return [[EARLY]];
  if (typeof value !== 'string') return [];
  // A picture must exist.
  if (media.has(value)) return [...media.keys()];
  const examples = [exampleOf(schema), '2031-07-23', '600099', '+919999900000', '102', '🎈'];
  return [...options(schema), [EARLY], EARLY, `${value} x`, `${value}x`, ...examples];
}

/** The words to choose from, where there are some. */
function options(schema: Schema): readonly unknown[] {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(options);
  return schema instanceof z.ZodEnum ? schema.options : [];
}
