/** Whether a site may be published as it is. Whatever publishes asks here: the command, the archive, the editor. */
import type { Finding, Group } from './finding.ts';

/** The groups of findings that keep a site from being published as a real one, in the order of the message. */
const BLOCKERS = {
  samples: { groups: ['placeholder', 'picture'], words: 'sample facts' },
  advice: { groups: ['review'], words: 'unsigned advice' },
} as const satisfies Readonly<Record<string, Readonly<{ groups: readonly Group[]; words: string }>>>;
export type Blocker = keyof typeof BLOCKERS;

/** What keeps a site from being published as a real one; a test site may be published all the same. */
export type Readiness = Readonly<{ blockers: readonly Blocker[]; isTest: boolean }>;

/** @param isTest whether `testSite` is on @returns what findings keep the site from being published */
export function assessReadiness(findings: readonly Pick<Finding, 'group'>[], isTest: boolean): Readiness {
  const found = new Set<string>(findings.map(({ group }) => group));
  const blockers = (Object.keys(BLOCKERS) as Blocker[]).filter((each) =>
    BLOCKERS[each].groups.some((group) => found.has(group)),
  );
  return { blockers, isTest };
}

export const mayPublish = ({ blockers, isTest }: Readiness): boolean => isTest || blockers.length === 0;

/**
 * The readiness of a site in sentences, and what can be done.
 * @param clinicFile path of the file with `testSite`
 */
export function readinessLines(
  { blockers, isTest }: Readiness,
  clinicFile = 'branches/clinic.yaml',
): readonly string[] {
  const what = new Intl.ListFormat('en-GB').format(blockers.map((each) => BLOCKERS[each].words));
  if (isTest)
    return [
      blockers.length > 0
        ? `A test site, which says so on each page and is not for search engines: it still has ${what}.`
        : `Ready to go live, but still a test site: search engines are kept out. To end that, take testSite: true out of ${clinicFile}.`,
    ];
  if (blockers.length === 0) return ['Ready to go live.'];
  return [
    `This site still has ${what}. Publish it as a test site (not for search engines), or stop.`,
    `To publish it as a test site, put testSite: true into ${clinicFile}. To see what is left: npm run preflight`,
  ];
}
