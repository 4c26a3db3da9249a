import { isScalar, visit } from 'yaml';
import { CLINIC_ID } from '../../branches/model/files/branchName.ts';
import type { SiteFiles } from '../../branches/model/files/parseFiles.ts';
import { isPictureName } from '../../branches/model/files/pictureName.ts';
import type { LocalText } from '../../branches/model/siteModel.ts';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';
import type { Finding } from './finding.ts';

/** Lists the pictures that show no clinic. */
export const ILLUSTRATIONS = 'media/illustrations.txt';
/** Minimum length of a useful alternative text, in characters. */
const SHORTEST_ALT = 8;

export function illustrations(text: string): readonly Finding[] {
  return text
    .split('\n')
    .map((message, i) => {
      const plain = message.replace(/^\S+\s+/, '');
      return { group: 'picture' as const, file: ILLUSTRATIONS, line: i + 1, message, plain };
    })
    .filter(({ message }) => message.trim() !== '' && !message.startsWith('#'));
}

/** @param hasPicture whether `media` has a file */
export function pictureGaps(source: YamlSource, hasPicture: (name: string) => boolean): readonly Problem[] {
  const problems: Problem[] = [];
  const add = (offset: number | undefined, text: string, ...plain: readonly [string, object?]) =>
    problems.push(source.problem(offset ?? 0, 'remark', { text, plain }));
  visit(source.document, {
    Pair(_key, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') return;
      const offset = value.range?.[0];
      if (/^(image|picture|photo)$/.test(String(key.value)) && !hasPicture(value.value)) {
        const text = `media/${value.value} does not exist: put the picture there, or name one that does`;
        add(offset, text, 'mistakes.noPicture');
      }
    },
    Map(_key, node) {
      for (const name of ['imageAlt', 'pictureAlt', 'alt']) {
        const alt = node.getIn([name, 'en'], true);
        if (!isScalar(alt) || typeof alt.value !== 'string') continue;
        if (alt.value.length < SHORTEST_ALT || isPictureName(alt.value)) {
          const text = `"${alt.value}" does not say what the picture shows: write a short sentence`;
          add(alt.range?.[0], text, 'left.alt', { alt: alt.value });
        }
      }
    },
  });
  return problems;
}

/* Facts that only the clinic has, that patients look for, and that pages do without. One line per kind of fact, not per person. */

/** The optional keys of a dentist and of a review, and what each of them lacks without it. */
const OF_DENTIST = {
  registration: 'registration number',
  languages: 'languages',
  branches: 'branch and days',
} as const;
const OF_REVIEW = { date: 'date', link: 'link' } as const;
const OF_BRANCH = [
  'landmark',
  'door',
  'parking',
  'stepFree',
  'lift',
  'wheelchair',
  'languages',
  'womanDentist',
  'xray',
  'payAtDesk',
] as const;

const both = new Intl.ListFormat('en-GB');

/** Names in a line; the others are counted. */
const MAX_NAMES = 2;

/** What a file does not say yet about dentists and reviews, or about its branch. */
export function missingFaces({ clinic, branches }: SiteFiles, source: YamlSource): readonly Problem[] {
  if (source.id === CLINIC_ID) {
    return [
      ...lacking(source, 'team', clinic.team, OF_DENTIST),
      ...lacking(source, 'reviews', clinic.reviews, OF_REVIEW),
    ];
  }
  const file = branches.find(({ id }) => id === source.id)?.file;
  const missing = OF_BRANCH.filter((key) => file && file[key] === undefined);
  return missing.map((key) => source.problemAt([key], 'remark', { text: `${source.id} has no ${key} yet`, plain: '' }));
}

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
    const names = without.map(({ name }) => name.en);
    const rest = names.length - MAX_NAMES;
    const who = both.format(rest > 1 ? [...names.slice(0, MAX_NAMES), `${rest} others`] : names);
    const text = `${who} ${names.length === 1 ? 'has' : 'have'} no ${what} yet (${key})`;
    const plain = [`left.${key}`, { who: names.join(', ') }] as const;
    return [source.problemAt([list, entries.indexOf(first), key], 'remark', { text, plain })];
  });
}
