/**
 * Lists what must be done before going live: `npm run preflight [-- --today YYYY-MM-DD] [--json] [--summary file]`.
 * Exits with code 1 if there is a blocker; hints do not count.
 */
import { todayInKolkata } from '../branches/model/day.ts';
import { loadFiles } from '../branches/model/files/loadFiles.ts';
import { addSummary } from './cli/addSummary.ts';
import { branchesOption, command, summaryOption, todayOption } from './cli/commandLine.ts';
import { type Finding, GROUPS, type Group } from './preflight/finding.ts';
import { findEverything } from './preflight/findings.ts';
import { findingsMarkdown } from './preflight/findingsMarkdown.ts';
import { openProgress } from './progress/openProgress.ts';

const values = command('npm run preflight', 'Lists what must be done before going live.')
  .addOption(todayOption())
  .option('--json', 'print JSON')
  .addOption(branchesOption())
  .addOption(summaryOption())
  .parse()
  .opts();

function place({ file, line, column }: Finding): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}

function printGroup(group: Group, findings: readonly Finding[]): void {
  const own = findings.filter((finding) => finding.group === group);
  if (own.length === 0) return;
  console.log(`\n${GROUPS[group].title} (${own.length})`);
  for (const finding of own) console.log(`  ${place(finding)}  ${finding.message}`);
}

try {
  const today = values.today ?? todayInKolkata(new Date());
  const findings = await openProgress().step('Looking through facts, words and pictures', () =>
    findEverything(values.branches, loadFiles(values.branches), today),
  );
  const blockers = findings.filter(({ group }) => GROUPS[group].blocks).length;
  const conclusion =
    blockers === 0
      ? 'Ready to go live.'
      : `Not ready to go live: ${blockers} ${blockers === 1 ? 'blocker' : 'blockers'}.`;
  if (values.json) {
    const all = findings.map((finding) => ({ ...finding, blocks: GROUPS[finding.group].blocks }));
    console.log(JSON.stringify({ today, blockers, findings: all }, null, 2));
  } else {
    for (const group of Object.keys(GROUPS) as Group[]) printGroup(group, findings);
    console.log(`\n${conclusion}`);
  }
  if (values.summary) addSummary(values.summary, findingsMarkdown(findings, conclusion));
  process.exitCode = blockers === 0 ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
