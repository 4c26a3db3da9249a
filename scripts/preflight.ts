/**
 * Lists what must be done before going live, and exits with code 1 if there is a blocker. With `--publish [site …]`, which everything that
 * publishes asks first, it only says whether these sites may go out: they may as test sites, too.
 */
import { Option } from '@commander-js/extra-typings';
import { buildSite, listVariants } from '../branches/model/buildSite.ts';
import { todayInKolkata } from '../branches/model/day.ts';
import type { SiteFiles } from '../branches/model/files/parseFiles.ts';
import { type Content, PROJECT } from '../site/content/readContent.ts';
import { assessReadiness, mayPublish, readinessLines } from '../site/readiness/assessReadiness.ts';
import { type Finding, GROUPS, inGroups } from '../site/readiness/finding.ts';
import { assessSites, findEverything } from '../site/readiness/findings.ts';
import { branchesOption, command, todayOption } from './cli/commandLine.ts';
import { openProgress } from './cli/progress.ts';
import { noSuchSite } from './cli/siteNames.ts';
import { readCheckedContent } from './content/readCheckedContent.ts';
import { readReadinessInputs } from './content/readReadinessInputs.ts';

const commandLine = command('npm run preflight', 'Lists what must be done before going live.')
  .addOption(todayOption())
  .addOption(new Option('--publish [site...]', 'only say whether all sites, or these, may be published as they are'))
  .addOption(branchesOption())
  .parse();
const { today: day, publish, branches } = commandLine.opts();
const today = day ?? todayInKolkata(new Date());
const clinicFile = `${branches}/clinic.yaml`;

/** @returns whether nothing is left that must be done */
function list(findings: readonly Finding[], isTest: boolean): boolean {
  const blockers = findings.filter(({ group }) => GROUPS[group].blocks).length;
  const [said = ''] = readinessLines(assessReadiness(findings, isTest), clinicFile);
  const count = `Not ready to go live: ${blockers} ${blockers === 1 ? 'blocker' : 'blockers'}.`;
  const conclusion = blockers === 0 ? said : `${count} ${said}`;
  for (const [title, own] of inGroups(findings)) {
    console.log(`\n${title}`);
    for (const { file, line, column, message } of own) {
      console.log(`  ${[file, line, column].filter((part) => part !== undefined).join(':')}  ${message}`);
    }
  }
  console.log(`\n${conclusion}`);
  return blockers === 0;
}

function allow(names: readonly string[], content: Content, files: SiteFiles): boolean {
  const variants = listVariants(files);
  for (const name of names) if (!variants.includes(name)) commandLine.error(noSuchSite(name, variants));
  const sites = (names.length > 0 ? names : variants).map((variant) => buildSite(variant, files, today));
  const readiness = assessSites(content, files, today, readReadinessInputs(), sites);
  const isAllowed = mayPublish(readiness);
  console[isAllowed ? 'log' : 'error'](readinessLines(readiness, clinicFile).join('\n'));
  return isAllowed;
}

try {
  const { content, files } = readCheckedContent({ ...PROJECT, branches });
  const findAll = () => findEverything(content, files, today, readReadinessInputs());
  const isGood = publish
    ? allow(publish === true ? [] : publish, content, files)
    : list(
        await openProgress().step('Looking through facts, words and pictures', findAll),
        files.clinic.testSite ?? false,
      );
  if (!isGood) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
