/** A translation with gaps, as translators find it. */
import { formatRecord, parseRecord } from '../../../../locales/model/record.ts';
import type { ClinicProject } from './clinicProject.ts';

export const RECORD = 'locales/record/ta.json';

/** The English that `makeStale` puts in. */
export const NEW_LEAD = 'Call, send a WhatsApp message or book online. If you are in strong pain, please come at once.';

/** Files that are not frozen get the few words that the tests know. */
const GLOSSARY = 'English,Tamil,Tamil: never,required,note\nwisdom tooth; wisdom teeth,ஞானப்பல்,ஞானப் பல்,yes,\n';
const NOTES = { title: { note: 'The heading of the page.', max: 40 } };

/** Published: two texts are missing, one of them of the editor itself, and the English of a third has changed. */
export function makeGaps(clinic: ClinicProject): void {
  clinic.write('locales/glossary.csv', GLOSSARY);
  clinic.write('locales/notes/not-found.json', JSON.stringify(NOTES, null, 2));
  removeText(clinic, 'home', 'hero.title', '    "title": "அ Dentists who explain before they treat",\n');
  removeText(clinic, 'editor', 'page', '  "page": "அ The page as it will be",\n');
  const contact = 'locales/en/contact.json';
  clinic.write(contact, replaced(clinic.read(contact), 'please call.', 'please come at once.'));
  clinic.git(['commit', '-q', '-a', '-m', 'Some texts have yet to be translated']);
}

function removeText(clinic: ClinicProject, namespace: string, key: string, line: string): void {
  const path = `locales/ta/${namespace}.json`;
  clinic.write(path, replaced(clinic.read(path), line, ''));
  const record = new Map(parseRecord(clinic.read(RECORD), RECORD));
  const own = new Map(record.get(namespace));
  own.delete(key);
  clinic.write(RECORD, formatRecord(record.set(namespace, own)));
}

/** @throws Error if the text does not have it: the frozen words have changed */
export function replaced(text: string, before: string, after: string): string {
  if (!text.includes(before)) throw new Error(`There is no ${before}`);
  return text.replace(before, after);
}
