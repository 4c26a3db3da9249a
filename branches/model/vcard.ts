/** A branch as an address book contact: vCard 3.0 (RFC 2426), which every phone can read. */
import type { Branch, Clinic } from './siteModel.ts';

/** Lines longer than this many bytes are folded (RFC 2426, 2.6). */
const LONGEST_LINE = 75;

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|[\n\u0085\u2028\u2029]/g, '\\n');

/**
 * The contact of a branch, in English.
 * @param siteUrl origin of the site
 * @returns lines ending in CRLF
 */
export function createVcard(branch: Branch, clinic: Pick<Clinic, 'name' | 'email'>, siteUrl: string): string {
  const { lines, city, postcode } = branch.address;
  const street = lines.map(({ en }) => en).join(', ');
  const whatsapp = branch.whatsapp === branch.phone ? [] : [`TEL;TYPE=CELL:${branch.whatsapp}`];
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:;${escaped(`${clinic.name.en}, ${branch.name.en}`)};;;`,
    `FN:${escaped(`${clinic.name.en}, ${branch.name.en}`)}`,
    `ORG:${escaped(clinic.name.en)};${escaped(branch.name.en)}`,
    `TEL;TYPE=WORK,VOICE:${branch.phone}`,
    ...whatsapp,
    `EMAIL;TYPE=INTERNET,WORK:${escaped(branch.email ?? clinic.email)}`,
    `ADR;TYPE=WORK:;;${escaped(street)};${escaped(city.en)};;${postcode};India`,
    `URL:${siteUrl}/contact`,
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
    if (Buffer.byteLength(piece + character) > LONGEST_LINE) {
      pieces.push(piece);
      piece = ' ';
    }
    piece += character;
  }
  return [...pieces, piece].join('\r\n');
}
