/** A branch as an address book contact: vCard 3.0 (RFC 2426), which every phone can read. */
import { escapeValue, joinLines } from './contentLine.ts';
import type { Branch, Clinic, LocalText } from './siteModel.ts';

type VcardLanguage = Readonly<{
  /** The same for a branch in every language and build: a phone that knows it changes the contact it has. */
  uid: string;
  /** The day whose facts these are. */
  today: string;
  /** URL of the contact page in it. */
  page: string;
  /** Returns a text of the branch files in it. */
  say(text: LocalText): string;
}>;

/**
 * The contact of a branch, in UTF-8.
 * @returns lines ending in CRLF
 */
export function createVcard(
  branch: Branch,
  clinic: Pick<Clinic, 'name' | 'email'>,
  { uid, today, page, say }: VcardLanguage,
): string {
  const { lines, city, state, postcode } = branch.address;
  const street = lines.map(say).join(', ');
  const name = escapeValue(`${say(clinic.name)}, ${say(branch.name)}`);
  return joinLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `UID:${uid}`,
    // The later of two cards is the one to keep.
    `REV:${today}`,
    `N:;${name};;;`,
    `FN:${name}`,
    `ORG:${escapeValue(say(clinic.name))};${escapeValue(say(branch.name))}`,
    `TEL;TYPE=WORK,VOICE:${branch.phone}`,
    ...(!branch.whatsapp || branch.whatsapp === branch.phone ? [] : [`TEL;TYPE=CELL:${branch.whatsapp}`]),
    `EMAIL;TYPE=INTERNET,WORK:${escapeValue(branch.email ?? clinic.email)}`,
    `ADR;TYPE=WORK:;;${escapeValue(street)};${escapeValue(say(city))};${escapeValue(say(state))};${postcode};India`,
    `URL:${page}`,
    'END:VCARD',
  ]);
}
