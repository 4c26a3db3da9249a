/**
 * `npm run reviewed -- root-canal-treatment --by "Dr. ..."`: notes that a dentist has read a page's advice as it is now.
 * Several pages may be named, or `all`.
 */
import { parseArgs } from 'node:util';
import { todayInKolkata } from '../branches/model/day.ts';
import { CLINICAL, signOff } from './preflight/clinicalReview.ts';

const { values, positionals } = parseArgs({ options: { by: { type: 'string' } }, allowPositionals: true });
const namespaces = positionals.includes('all') ? CLINICAL : positionals;
const unknown = namespaces.filter((namespace) => !CLINICAL.includes(namespace));

try {
  if (namespaces.length === 0 || unknown.length > 0) {
    const problem = unknown.length > 0 ? `${unknown.join(', ')}: no page with dental advice.` : 'Name the page.';
    throw new Error(`${problem} Expected all, or some of: ${CLINICAL.join(', ')}`);
  }
  if (!values.by?.trim()) throw new Error('Say who has read it: --by "Dr. ..."');
  signOff(namespaces, values.by.trim(), todayInKolkata(new Date()));
  console.log(`Noted for ${namespaces.length === 1 ? namespaces[0] : `${namespaces.length} pages`}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
