/**
 * `npm run reviewed -- root-canal-treatment --by "Dr. ..."`: records that a dentist has approved a page's advice as it is now.
 * Several pages may be named, or `all`.
 */
import { todayInKolkata } from '../branches/model/day.ts';
import { byOption, command } from './cli/commandLine.ts';
import { CLINICAL, signOff } from './preflight/clinicalReview.ts';

const commandLine = command('npm run reviewed', "Records that a dentist has approved a page's advice as it is now.")
  .argument('<page...>', `all, or some of: ${CLINICAL.join(', ')}`)
  .addOption(byOption().makeOptionMandatory())
  .parse();
const [pages] = commandLine.processedArgs;
const namespaces = pages.includes('all') ? CLINICAL : pages;
const unknown = namespaces.filter((namespace) => !CLINICAL.includes(namespace));

try {
  if (unknown.length > 0) commandLine.error(`${unknown.join(', ')}: no page with dental advice.`);
  signOff(namespaces, commandLine.opts().by, todayInKolkata(new Date()));
  console.log(`Recorded as reviewed: ${namespaces.length === 1 ? namespaces[0] : `${namespaces.length} pages`}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
