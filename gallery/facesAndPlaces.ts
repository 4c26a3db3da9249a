/** Adds to branch files all that a clinic may say about its dentists and branches. Illustrations stand in for photographs. */
import { type Document, parseDocument } from 'yaml';
import type { InputFile } from '../diagnostics/inputFile.ts';

const PHOTO = 'topics/consultation.webp';

const OF_DENTISTS = {
  photo: PHOTO,
  photoFocus: 'top',
  registration: 'TNDC 00000',
  languages: ['Tamil', 'English', 'Malayalam'],
};

const OF_BRANCHES = {
  photos: {
    outside: { image: 'topics/clinic-chennai.webp', alt: { en: 'The house from the street.' }, focus: 'bottom' },
    inside: { image: 'topics/dental-tips.webp', alt: { en: 'The reception desk.' } },
  },
  landmark: {
    en: 'Opposite the bus stand, next to the pharmacy',
    ta: 'பேருந்து நிலையத்துக்கு எதிரே, மருந்துக்கடைக்கு அருகில்',
  },
  parking: { en: 'For bikes, in front of the house', ta: 'இருசக்கர வாகனங்களுக்கு, கட்டடத்தின் முன்' },
  stepFree: 'with help',
};

/**
 * @param file a branch file or the clinic file
 * @param branch id of the branch that the dentists work at
 */
export function withFacesAndPlaces({ path, text }: InputFile, branch: string): InputFile {
  const document = parseDocument(text);
  if (!document.has('team')) put(document, [], OF_BRANCHES);
  const workplaces = [{ branch, days: ['monday', 'tuesday', 'wednesday', 'saturday'] }];
  for (let i = 0; document.hasIn(['team', i]); i += 1)
    put(document, ['team', i], { ...OF_DENTISTS, branches: workplaces });
  return { path, text: String(document) };
}

function put(document: Document, under: readonly (string | number)[], facts: object): void {
  for (const [key, value] of Object.entries(facts)) document.setIn([...under, key], document.createNode(value));
}
