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
import { mapEntries } from './marks.ts';

type Schema = z.core.$ZodType;

type Fact = Readonly<{ file: string; path: Path }>;

/**
 * The branch files with another value in place of a fact, or of every fact in a group; as they are, if there is no such fact.
 * @param media other pictures are taken from it
 */
export function withProbe(files: SiteFiles, { file, path }: Fact, media: Catalogue): SiteFiles {
  const probed = <T>(id: string, value: T, schema: Schema): T =>
    file.replace(/ya?ml$/, 'yaml') === `branches/${id}.yaml` ? probeAt(value, path, schema, media) : value;
  return {
    ...files,
    clinic: probed(CLINIC_ID, files.clinic, clinicFile),
    branches: files.branches.map((branch) => ({ ...branch, file: probed(branch.id, branch.file, branchFile) })),
  };
}

/** With another value at a path that the schema accepts; in a group, each of its values. */
function probeAt<T>(value: T, [step, ...rest]: Path, schema: Schema | undefined, media: Catalogue): T {
  if (!schema) return value;
  // A text is shown in any language.
  const isHere = step === undefined || (typeof value === 'object' && value !== null && isLocalText(value));
  const isProbe = (each: unknown) => !dequal(each, value) && z.safeParse(schema, each).success;
  const probe = isHere ? candidates(value, schema, media).find(isProbe) : undefined;
  if (probe !== undefined) return probe as T;
  return mapEntries(value, (entry, key) =>
    isHere || key === step ? probeAt(entry, isHere ? [] : rest, schemaAt(schema, [key]), media) : entry,
  );
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
