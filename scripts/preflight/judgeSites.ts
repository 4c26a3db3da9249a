/** What preflight says about the sites that are about to be published. */
import { CLINIC_ID } from '../../branches/model/files/crossChecks.ts';
import type { SiteFiles } from '../../branches/model/files/parseFiles.ts';
import type { Content } from '../../renderer/site/readContent.ts';
import type { Finding } from './finding.ts';
import { findEverything } from './findings.ts';
import { type Judgement, judge } from './judge.ts';

/** The branches that a site shows. */
type Shown = Readonly<{ branches: readonly Readonly<{ id: string }>[] }>;

/**
 * @param files the facts in it
 * @param today ISO day in Asia/Kolkata
 */
export function judgeSites(content: Content, files: SiteFiles, today: string, sites: readonly Shown[]): Judgement {
  const findings = findingsAbout(findEverything(content, files, today), files, sites);
  return judge(findings, files.clinic.testSite ?? false);
}

/** The findings that concern these sites: all but those in the files of branches that none of them shows. */
export function findingsAbout(
  findings: readonly Finding[],
  { sources }: Pick<SiteFiles, 'sources'>,
  sites: readonly Shown[],
): readonly Finding[] {
  const shown = new Set([CLINIC_ID, ...sites.flatMap(({ branches }) => branches.map(({ id }) => id))]);
  const others = new Set(sources.filter(({ id }) => !shown.has(id)).map(({ path }) => path));
  return findings.filter(({ file }) => !others.has(file));
}
