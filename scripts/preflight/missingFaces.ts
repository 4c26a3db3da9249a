/** Facts that only the clinic has, that patients look for, and that pages do without. One line per kind of fact, not per person. */
import { CLINIC_ID } from '../../branches/model/files/crossChecks.ts';
import type { SiteFiles } from '../../branches/model/files/parseFiles.ts';
import type { LocalText } from '../../branches/model/siteModel.ts';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';

/** The optional keys of a dentist and of a review, with what each of them lacks without it. */
const OF_DENTIST = {
  photo: 'photograph',
  registration: 'registration number',
  languages: 'languages',
  branches: 'branch and days',
} as const;
const OF_REVIEW = { date: 'date', link: 'link' } as const;
const OF_BRANCH = ['photos', 'landmark', 'parking', 'stepFree'] as const;

/** Names in a line; the others are counted. */
const MOST_NAMES = 2;

/** What a file does not say yet about dentists and reviews, or about its branch. */
export function missingFaces({ clinic, branches }: SiteFiles, source: YamlSource): readonly Problem[] {
  if (source.id === CLINIC_ID) {
    return [
      ...lacking(source, 'team', clinic.team, OF_DENTIST),
      ...lacking(source, 'reviews', clinic.reviews, OF_REVIEW),
    ];
  }
  const file = branches.find(({ id }) => id === source.id)?.file;
  const withoutHouse = file?.photos && !file.photos.outside ? ['photos.outside'] : [];
  const missing = [...withoutHouse, ...OF_BRANCH.filter((key) => file && file[key] === undefined)];
  if (missing.length === 0) return [];
  return [source.problem(0, `${source.id} has no ${or(missing)} yet`)];
}

/** An entry of a list in the clinic file. */
type Entry = Readonly<{ name: LocalText; [key: string]: unknown }>;

function lacking(
  source: YamlSource,
  list: string,
  entries: readonly Entry[] = [],
  keys: Readonly<Record<string, string>>,
): readonly Problem[] {
  return Object.entries(keys).flatMap(([key, what]) => {
    const without = entries.filter((entry) => entry[key] === undefined);
    const [first] = without;
    if (!first) return [];
    const verb = without.length === 1 ? 'has' : 'have';
    const message = `${namesOf(without)} ${verb} no ${what} yet (${key})`;
    return [source.problemAt([list, entries.indexOf(first)], message)];
  });
}

function namesOf(entries: readonly Entry[]): string {
  const names = entries.map(({ name }) => name.en);
  const rest = names.length - MOST_NAMES;
  return and(rest > 1 ? [...names.slice(0, MOST_NAMES), `${rest} others`] : names);
}

const and = (items: readonly string[]) => new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(items);
const or = (items: readonly string[]) => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(items);
