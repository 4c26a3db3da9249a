/** Whether a site may go out as it is. Whatever publishes asks here: the command, the archive, the editor. */
import type { Finding, Group } from './finding.ts';

/** The groups of findings that keep a site from going out as a real one, in the order in which they are said. */
const BLOCKERS = {
  samples: { groups: ['placeholder', 'picture'], words: 'sample facts' },
  advice: { groups: ['review'], words: 'unsigned advice' },
  gaps: { groups: ['gap'], words: 'gaps in published languages' },
} as const satisfies Readonly<Record<string, Readonly<{ groups: readonly Group[]; words: string }>>>;
export type Left = keyof typeof BLOCKERS;

/** A test site may go out whatever is left. */
export type Judgement = Readonly<{ left: readonly Left[]; isTest: boolean }>;

/** @param isTest whether `testSite` is on */
export function judge(findings: readonly Pick<Finding, 'group'>[], isTest: boolean): Judgement {
  const found = new Set<string>(findings.map(({ group }) => group));
  const left = (Object.keys(BLOCKERS) as Left[]).filter((each) =>
    BLOCKERS[each].groups.some((group) => found.has(group)),
  );
  return { left, isTest };
}

export const mayGoOut = ({ left, isTest }: Judgement): boolean => isTest || left.length === 0;

/**
 * A judgement in sentences, and what can be done.
 * @param clinicFile path of the file with `testSite`
 */
export function judgementLines({ left, isTest }: Judgement, clinicFile = 'branches/clinic.yaml'): readonly string[] {
  const what = new Intl.ListFormat('en-GB').format(left.map((each) => BLOCKERS[each].words));
  if (isTest)
    return [
      left.length > 0
        ? `A test site, which says so on each page and is not for search engines: it still has ${what}.`
        : `Ready to go live, but still a test site: search engines are kept out. To end that, take testSite: true out of ${clinicFile}.`,
    ];
  if (left.length === 0) return ['Ready to go live.'];
  return [
    `This site still has ${what}. Publish it as a test site (not for search engines), or stop.`,
    `To publish it as a test site, put testSite: true into ${clinicFile}. To see what is left: npm run preflight`,
  ];
}
