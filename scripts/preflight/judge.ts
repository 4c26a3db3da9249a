/** Whether a site may go out as it is. Whatever publishes asks here: the command, the archive, the editor. */
import type { Finding, GROUPS, Group } from './finding.ts';

/** What keeps a site from going out as a real one, in the order in which it is said. */
const LEFT = ['samples', 'advice', 'gaps'] as const;
export type Left = (typeof LEFT)[number];

type Blocking = { [Name in Group]: (typeof GROUPS)[Name]['blocks'] extends true ? Name : never }[Group];

/** What a group of findings leaves to do. */
const OF_GROUP = {
  placeholder: 'samples',
  picture: 'samples',
  review: 'advice',
  gap: 'gaps',
} as const satisfies Record<Blocking, Left>;
const leftIn: Readonly<Partial<Record<Group, Left>>> = OF_GROUP;

const IN_WORDS = {
  samples: 'sample facts',
  advice: 'unsigned advice',
  gaps: 'gaps in published languages',
} as const satisfies Record<Left, string>;

/** What is left to do, and whether the site is a test, for which nothing has to be done. */
export type Judgement = Readonly<{ left: readonly Left[]; isTest: boolean }>;

/** @param isTest whether `testSite` is on */
export function judge(findings: readonly Pick<Finding, 'group'>[], isTest: boolean): Judgement {
  const left = new Set(findings.map(({ group }) => leftIn[group]));
  return { left: LEFT.filter((each) => left.has(each)), isTest };
}

/** Whether the site may be published. */
export const mayGoOut = ({ left, isTest }: Judgement): boolean => isTest || left.length === 0;

/**
 * A judgement in sentences, and what can be done.
 * @param clinicFile path of the file with `testSite`
 */
export function judgementLines(judgement: Judgement, clinicFile = 'branches/clinic.yaml'): readonly string[] {
  const { left, isTest } = judgement;
  const what = and(left.map((each) => IN_WORDS[each]));
  if (!mayGoOut(judgement))
    return [
      `This site still has ${what}. Publish it as a test site (not for search engines), or stop.`,
      `To publish it as a test site, put testSite: true into ${clinicFile}. To see what is left: npm run preflight`,
    ];
  if (!isTest) return ['Ready to go live.'];
  if (left.length > 0)
    return [`A test site, which says so on each page and is not for search engines: it still has ${what}.`];
  return [
    `Ready to go live, but still a test site: search engines are kept out. To end that, take testSite: true out of ${clinicFile}.`,
  ];
}

const and = (items: readonly string[]) => new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(items);
