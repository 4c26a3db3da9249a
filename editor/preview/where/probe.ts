/** Finds where a page shows a fact: the page is rendered once more with another valid value in its place, or without what it is in. */
import { DomUtils } from 'htmlparser2';
import { z } from 'zod';
import { isDay } from '../../../branches/model/day.ts';
import { CLINIC_ID } from '../../../branches/model/files/crossChecks.ts';
import type { SiteFiles } from '../../../branches/model/files/parseFiles.ts';
import { schemaAt } from '../../../branches/model/files/schemaAt.ts';
import { optionsOf } from '../../../branches/model/files/suggestion.ts';
import { branchFile } from '../../../branches/model/schema/branchFile.ts';
import { clinicFile } from '../../../branches/model/schema/clinicFile.ts';
import { exampleOf } from '../../../branches/model/schema/manual.ts';
import { openingHours } from '../../../branches/model/schema/openingHours.ts';
import { valueAt } from '../../../branches/yaml/values.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { isLocalText } from '../../../locales/model/factTexts.ts';
import type { Catalogue } from '../../../site/pictures/catalogue.ts';
import { applyEdit, isSame } from '../../yaml/values.ts';
import type { Difference } from './differences.ts';
import { type HtmlElement, withAncestors } from './htmlTree.ts';
import { mapEntries } from './marks.ts';

type Schema = z.core.$ZodType;

/** A value of a branch file, or a group of them. */
export type Fact = Readonly<{ file: string; path: Path }>;

const isOf = (id: string, { file }: Fact) => file.replace(/ya?ml$/, 'yaml') === `branches/${id}.yaml`;

/** The branch files with one of them changed. */
function withFile(files: SiteFiles, fact: Fact, change: <T>(value: T, schema: Schema) => T): SiteFiles {
  return {
    ...files,
    clinic: isOf(CLINIC_ID, fact) ? change(files.clinic, clinicFile) : files.clinic,
    branches: files.branches.map((branch) =>
      isOf(branch.id, fact) ? { ...branch, file: change(branch.file, branchFile) } : branch,
    ),
  };
}

/** The branch files with another value in place of a fact, or of every fact in a group, if there are such. @param media where other pictures are */
export const withProbe = (files: SiteFiles, fact: Fact, media: Catalogue): SiteFiles =>
  withFile(files, fact, (value, schema) => probeAt(value, fact.path, schema, media));

/** The branch files without the entry of a list, such as an offer, that a fact is in; undefined if it is in none. */
export function withoutEntry(files: SiteFiles, fact: Fact): SiteFiles | undefined {
  const at = fact.path.findLastIndex((step) => typeof step === 'number');
  const entry = fact.path.slice(0, at + 1);
  if (at < 0 || factAt(files, { ...fact, path: entry }) === undefined) return undefined;
  return withFile(files, fact, (value) => applyEdit(value, { kind: 'remove', path: entry }) as typeof value);
}

/** The value of a fact; that of the whole file at its root. */
export const factAt = (files: SiteFiles, fact: Fact): unknown =>
  valueAt(isOf(CLINIC_ID, fact) ? files.clinic : files.branches.find(({ id }) => isOf(id, fact))?.file, fact.path);

/** Facts with their values. */
export type Facts = readonly (Fact & Readonly<{ value: unknown }>)[];

/** The branch files with other values in place of all these facts; one that has changed with another one stays. */
export const withProbes = (files: SiteFiles, facts: Facts, media: Catalogue): SiteFiles =>
  facts.reduce(
    (probed, fact) => (isSame(factAt(probed, fact), fact.value) ? withProbe(probed, fact, media) : probed),
    files,
  );

/** All facts that are no texts in several languages, and not only yes or no; several words or times of a day are one. */
export function factsIn({ clinic, branches }: SiteFiles): Facts {
  const inside = (file: string, value: unknown, path: Path): Facts => {
    if (typeof value === 'boolean' || value == null) return [];
    if (typeof value !== 'object' || (Array.isArray(value) && typeof value[0] !== 'object'))
      return [{ file, path, value }];
    if (isLocalText(value)) return [];
    return Object.entries(value).flatMap(([key, each]) =>
      inside(file, each, [...path, Array.isArray(value) ? Number(key) : key]),
    );
  };
  return [...branches, { id: CLINIC_ID, file: clinic }].flatMap(({ id, file }) =>
    inside(`branches/${id}.yaml`, file, []),
  );
}

/** With another value at a path that the schema accepts; in a group, each of its values. */
function probeAt<T>(value: T, [step, ...rest]: Path, schema: Schema | undefined, media: Catalogue): T {
  if (!schema) return value;
  // A text is shown in any language.
  const isTarget = step === undefined || (typeof value === 'object' && value !== null && isLocalText(value));
  const isProbe = (each: unknown) => !isSame(each, value) && z.safeParse(schema, each).success;
  const probe = isTarget ? candidates(value, schema, media).find(isProbe) : undefined;
  if (probe !== undefined) return probe as T;
  // Days that are alike are shown together.
  const isAlike = (entry: unknown) => schema === openingHours && isSame(entry, valueAt(value, [step ?? '']));
  return mapEntries(value, (entry, key) =>
    isTarget || key === step || isAlike(entry)
      ? probeAt(entry, isTarget ? [] : rest, schemaAt(schema, [key]), media)
      : entry,
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
  // The day before: what is past stays past.
  if (isDay(value))
    return [-1, 1].map((days) => new Date(Date.parse(value) + days * 86_400_000).toISOString().slice(0, 10));
  const examples = [exampleOf(schema), '2031-07-23', '600099', '+919999900000', '102', '🎈'];
  return [...optionsOf(schema), [EARLY], EARLY, `${value} x`, `${value}x`, ...examples];
}

/** What only names pages and entries. */
const IN_ADDRESSES = /^(?:id|slug|branch|primaryBranch)$/;

/**
 * The fact that an element of a page shows: facts that it may show get other values, until one is left that changes it.
 * @param isWhole whether what is in the element belongs to it
 * @param differencesBy what the page shows differently with other values of facts; undefined if it cannot be made
 */
export function findFact(
  facts: Facts,
  element: HtmlElement,
  isWhole: boolean,
  differencesBy: (facts: Facts) => readonly Difference[] | undefined,
): Facts[number] | undefined {
  const { href = '', src = '' } = element.attribs;
  const content = bare(DomUtils.textContent(element) + href + src);
  const search = (some: Facts): Facts[number] | undefined => {
    const [first, ...others] = some;
    // Hours that differ may need another list of days.
    const isRough = others.length > 0 || Array.isArray(first?.value);
    const isAffected = ({ element: each }: Difference) =>
      each === element ||
      (isWhole && withAncestors(each).includes(element)) ||
      (isRough && withAncestors(element).includes(each));
    if (!first || !(differencesBy(some)?.some(isAffected) ?? others.length > 0)) return undefined;
    const half = Math.ceil(some.length / 2);
    return others.length === 0 ? first : (search(some.slice(0, half)) ?? search(some.slice(half)));
  };
  return search(facts.filter(({ path, value }) => !IN_ADDRESSES.test(String(path.at(-1))) && occurs(value, content)));
}

/** Whether what an element says may come from a value: the minutes of a shift, or some letters of a word to choose. */
function occurs(value: unknown, content: string): boolean {
  if (Array.isArray(value)) return value.some((each) => content.includes(bare(each.slice(2, 5))));
  const text = String(value);
  // A picture's file has other endings.
  return text === 'closed' || isDay(text) || content.includes(bare(text.replace(/\.\w+$/, '')));
}

/** Letters and digits, however they are written in figures and addresses. */
const bare = (text: string) => text.replaceAll(/%[0-9A-F]{2}|[^\p{L}\p{M}\p{N}]/gu, '').toLowerCase();
