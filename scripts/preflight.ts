/**
 * Lists what must be done before going live: `npm run preflight [-- --today YYYY-MM-DD] [--json] [--summary file]`.
 * Exits with code 1 if there is a blocker; hints do not count. With `--publish [site …]`, which everything that publishes asks first,
 * it only says whether these sites may go out: they may as test sites, too.
 */
import { Option } from '@commander-js/extra-typings';
import { buildSite, listVariants } from '../branches/model/buildSite.ts';
import { todayInKolkata } from '../branches/model/day.ts';
import type { SiteFiles } from '../branches/model/files/parseFiles.ts';
import { type Content, PROJECT } from '../renderer/site/readContent.ts';
import { addSummary, branchesOption, command, summaryOption, todayOption } from './cli/commandLine.ts';
import { openProgress } from './cli/progress.ts';
import { noSuchSite } from './cli/siteNames.ts';
import { type Finding, findingsMarkdown, GROUPS, type Group } from './preflight/finding.ts';
import { findEverything } from './preflight/findings.ts';
import { judge, judgementLines, mayGoOut } from './preflight/judge.ts';
import { judgeSites } from './preflight/judgeSites.ts';
import { readCheckedContent } from './words/translation.ts';

const commandLine = command('npm run preflight', 'Lists what must be done before going live.')
  .addOption(todayOption())
  .addOption(
    new Option('--publish [site...]', 'only say whether all sites, or these, may be published as they are').conflicts([
      'json',
      'summary',
    ]),
  )
  .option('--json', 'print JSON')
  .addOption(branchesOption())
  .addOption(summaryOption())
  .parse();
const values = commandLine.opts();

function place({ file, line, column }: Finding): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}

function printGroup(group: Group, findings: readonly Finding[]): void {
  const own = findings.filter((finding) => finding.group === group);
  if (own.length === 0) return;
  console.log(`\n${GROUPS[group].title} (${own.length})`);
  for (const finding of own) console.log(`  ${place(finding)}  ${finding.message}`);
}

/** Lists everything. @returns whether nothing is left that must be done */
function list(findings: readonly Finding[], today: string, isTest: boolean): boolean {
  const blockers = findings.filter(({ group }) => GROUPS[group].blocks).length;
  const [said = ''] = judgementLines(judge(findings, isTest), `${values.branches}/clinic.yaml`);
  const count = `Not ready to go live: ${blockers} ${blockers === 1 ? 'blocker' : 'blockers'}.`;
  const conclusion = blockers === 0 ? said : `${count} ${said}`;
  if (values.json) {
    const all = findings.map((finding) => ({ ...finding, blocks: GROUPS[finding.group].blocks }));
    console.log(JSON.stringify({ today, testSite: isTest, blockers, findings: all }, null, 2));
  } else {
    for (const group of Object.keys(GROUPS) as Group[]) printGroup(group, findings);
    console.log(`\n${conclusion}`);
  }
  if (values.summary) addSummary(values.summary, findingsMarkdown(findings, conclusion));
  return blockers === 0;
}

/** Says whether the sites may be published, and what can be done if not. */
function allow(names: readonly string[], content: Content, files: SiteFiles, today: string): boolean {
  const variants = listVariants(files);
  for (const name of names) if (!variants.includes(name)) commandLine.error(noSuchSite(name, variants));
  const sites = (names.length > 0 ? names : variants).map((variant) => buildSite(variant, files, today));
  const judgement = judgeSites(content, files, today, sites);
  const isAllowed = mayGoOut(judgement);
  console[isAllowed ? 'log' : 'error'](judgementLines(judgement, `${values.branches}/clinic.yaml`).join('\n'));
  return isAllowed;
}

try {
  const today = values.today ?? todayInKolkata(new Date());
  const content = readCheckedContent({ ...PROJECT, branches: values.branches });
  const { files } = content.facts;
  if (!files) throw new Error('There are no facts.');
  if (values.publish) {
    const names = values.publish === true ? [] : values.publish;
    process.exitCode = allow(names, content, files, today) ? 0 : 1;
  } else {
    const findings = await openProgress().step('Looking through facts, words and pictures', () =>
      findEverything(content, files, today),
    );
    process.exitCode = list(findings, today, files.clinic.testSite ?? false) ? 0 : 1;
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
