/** Finds where a page shows a fact, by rendering it again with another valid value, or without the fact's entry. */
import { DomUtils } from 'htmlparser2';
import { z } from 'zod';
import { isDay } from '../../../branches/model/day.ts';
import { CLINIC_ID } from '../../../branches/model/files/branchName.ts';
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

/** A copy of the branch files with one of them changed. */
function withFile(files: SiteFiles, fact: Fact, change: <T>(value: T, schema: Schema) => T): SiteFiles {
  return {
    ...files,
    clinic: isOf(CLINIC_ID, fact) ? change(files.clinic, clinicFile) : files.clinic,
    branches: files.branches.map((branch) =>
      isOf(branch.id, fact) ? { ...branch, file: change(branch.file, branchFile) } : branch,
    ),
  };
}

/** The branch files with another value for a fact, or for every fact in a group. @param media other pictures to use */
export const withProbe = (files: SiteFiles, fact: Fact, media: Catalogue): SiteFiles =>
  withFile(files, fact, (value, schema) => probeAt(value, fact.path, schema, media));

/** The branch files without the list entry, such as an offer, of a fact; undefined if it is in none. */
export function withoutEntry(files: SiteFiles, fact: Fact): SiteFiles | undefined {
  const at = fact.path.findLastIndex((step) => typeof step === 'number');
  const entry = fact.path.slice(0, at + 1);
  if (at < 0 || factAt(files, { ...fact, path: entry }) === undefined) return undefined;
  return withFile(files, fact, (value) => applyEdit(value, { kind: 'remove', path: entry }) as typeof value);
}

/** The value of a fact, or the whole file for an empty path. */
export const factAt = (files: SiteFiles, fact: Fact): unknown =>
  valueAt(isOf(CLINIC_ID, fact) ? files.clinic : files.branches.find(({ id }) => isOf(id, fact))?.file, fact.path);

/** Facts with their values. */
export type Facts = readonly (Fact & Readonly<{ value: unknown }>)[];

/** The branch files with other values for all these facts; one that has already changed with another stays. */
export const withProbes = (files: SiteFiles, facts: Facts, media: Catalogue): SiteFiles =>
  facts.reduce(
    (probed, fact) => (isSame(factAt(probed, fact), fact.value) ? withProbe(probed, fact, media) : probed),
    files,
  );

/** All facts except translated texts and flags; a list of words or of a day's shifts is one fact. */
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

/** Replaces the value at a path by another valid one; in a group, all values. */
function probeAt<T>(value: T, [step, ...rest]: Path, schema: Schema | undefined, media: Catalogue): T {
  if (!schema) return value;
  // A translated text is replaced in all languages.
  const isTarget = step === undefined || (typeof value === 'object' && value !== null && isLocalText(value));
  const isProbe = (each: unknown) => !isSame(each, value) && z.safeParse(schema, each).success;
  const probe = isTarget ? candidates(value, schema, media).find(isProbe) : undefined;
  if (probe !== undefined) return probe as T;
  // Pages group days with equal hours.
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
  // Pictures must exist.
  if (media.has(value)) return [...media.keys()];
  // The day before, so that past dates stay past.
  if (isDay(value))
    return [-1, 1].map((days) => new Date(Date.parse(value) + days * 86_400_000).toISOString().slice(0, 10));
  const examples = [exampleOf(schema), '2031-07-23', '600099', '+919999900000', '102', '🎈'];
  return [...optionsOf(schema), [EARLY], EARLY, `${value} x`, `${value}x`, ...examples];
}

/** Keys of values that only occur in addresses. */
const IN_ADDRESSES = /^(?:id|slug|branch|primaryBranch)$/;

/**
 * Finds the fact that an element shows, by bisection: replaces facts until one is left that changes the element.
 * @param isWhole whether its descendants belong to it
 * @param differencesBy renders the page with other values of facts, and compares; undefined if that fails
 */
export function findFact(
  facts: Facts,
  element: HtmlElement,
  isWhole: boolean,
  differencesBy: (facts: Facts) => readonly Difference[] | undefined,
): Facts[number] | undefined {
  const { href = '', src = '' } = element.attribs;
  const content = lettersAndDigits(DomUtils.textContent(element) + href + src);
  const search = (some: Facts): Facts[number] | undefined => {
    const [first, ...others] = some;
    // Other hours may group the days differently.
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

/** Whether an element's content may come from a value; for shifts, only the minutes are compared. */
function occurs(value: unknown, content: string): boolean {
  if (Array.isArray(value)) return value.some((each) => content.includes(lettersAndDigits(each.slice(2, 5))));
  const text = String(value);
  // Pictures have other extensions on pages.
  return text === 'closed' || isDay(text) || content.includes(lettersAndDigits(text.replace(/\.\w+$/, '')));
}

/** Only letters and digits, to compare figures and addresses. */
const lettersAndDigits = (text: string) => text.replaceAll(/%[0-9A-F]{2}|[^\p{L}\p{M}\p{N}]/gu, '').toLowerCase();
