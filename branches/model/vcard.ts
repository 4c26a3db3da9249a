/** A branch as an address book contact: vCard 3.0 (RFC 2426), which every phone can read. */
import type { Branch, Clinic, LocalText } from './siteModel.ts';

/** Lines longer than this many bytes are folded (RFC 2426, 2.6). */
const LONGEST_LINE = 75;

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|[\n\u0085\u2028\u2029]/g, '\\n');

type VcardLanguage = Readonly<{
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
  { page, say }: VcardLanguage,
): string {
  const { lines, city, postcode } = branch.address;
  const street = lines.map(say).join(', ');
  const name = escaped(`${say(clinic.name)}, ${say(branch.name)}`);
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:;${name};;;`,
    `FN:${name}`,
    `ORG:${escaped(say(clinic.name))};${escaped(say(branch.name))}`,
    `TEL;TYPE=WORK,VOICE:${branch.phone}`,
    ...(branch.whatsapp === branch.phone ? [] : [`TEL;TYPE=CELL:${branch.whatsapp}`]),
    `EMAIL;TYPE=INTERNET,WORK:${escaped(branch.email ?? clinic.email)}`,
    `ADR;TYPE=WORK:;;${escaped(street)};${escaped(say(city))};;${postcode};India`,
    `URL:${page}`,
    'END:VCARD',
    '',
  ]
    .map(fold)
    .join('\r\n');
}

/** Folds a long line: continuation lines start with a space, and no character is split. */
function fold(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  for (const character of line) {
    if (new TextEncoder().encode(piece + character).length > LONGEST_LINE) {
      pieces.push(piece);
      piece = ' ';
    }
    piece += character;
  }
  return [...pieces, piece].join('\r\n');
}
