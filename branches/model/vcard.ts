/** A branch as an address book contact: vCard 3.0 (RFC 2426), which every phone can read. */
import type { Branch, Clinic, LocalText } from './siteModel.ts';

/** Lines longer than this many bytes are folded (RFC 2426, 2.6). */
const MAX_LINE_LENGTH = 75;

/** A Tamil consonant with its vowel sign and an emoji of several parts are one letter each. */
const LETTERS = new Intl.Segmenter();

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|[\n\u0085\u2028\u2029]/g, '\\n');

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
  const name = escaped(`${say(clinic.name)}, ${say(branch.name)}`);
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `UID:${uid}`,
    // The later of two cards is the one to keep.
    `REV:${today}`,
    `N:;${name};;;`,
    `FN:${name}`,
    `ORG:${escaped(say(clinic.name))};${escaped(say(branch.name))}`,
    `TEL;TYPE=WORK,VOICE:${branch.phone}`,
    ...(!branch.whatsapp || branch.whatsapp === branch.phone ? [] : [`TEL;TYPE=CELL:${branch.whatsapp}`]),
    `EMAIL;TYPE=INTERNET,WORK:${escaped(branch.email ?? clinic.email)}`,
    `ADR;TYPE=WORK:;;${escaped(street)};${escaped(say(city))};${escaped(say(state))};${postcode};India`,
    `URL:${page}`,
    'END:VCARD',
    '',
  ]
    .map(fold)
    .join('\r\n');
}

/** Folds a long line: continuation lines start with a space, and nothing that is read as one letter is split. */
function fold(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  for (const { segment: letter } of LETTERS.segment(line)) {
    if (new TextEncoder().encode(piece + letter).length > MAX_LINE_LENGTH) {
      pieces.push(piece);
      piece = ' ';
    }
    piece += letter;
  }
  return [...pieces, piece].join('\r\n');
}
