/**
 * The addresses behind every hand-off. No imports: browser islands use this file too.
 */

/**
 * How many characters the text of a chat may take in its address. WhatsApp itself takes far longer messages, but the
 * address passes servers that refuse one beyond 8 kB, and gets a little longer on its way.
 */
export const CHAT_ROOM = 6000;

const CUT = '…';

/** Controls, invisible characters and those that turn the text after them. Line ends, joiners and what makes an emoji stay. */
const UNSEEN = /(?!\u200c|\u200d|\ufe0f|[\t\n\r])[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufff9-\ufffb]/gu;

/** What a reader takes for one letter: a character with its marks, an emoji with its parts, the two halves of a flag. */
const LETTER = /\p{Regional_Indicator}{2}|[^\p{M}](?:\u200d[^\p{M}]|[\p{M}\p{Emoji_Modifier}\u200c\u200d])*|\p{M}/gu;

/** Percent-encodes text for a query, also the marks that would end an attribute or a link in a chat. Never throws. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD')).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** How many characters a text takes in an address. */
export function encodedLength(text: string): number {
  return encode(text).length;
}

/** A text without invisible characters. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, '');
}

/** As much of a text as takes `room` characters in an address, whole letters only; an ellipsis says that it was cut. */
export function cutToRoom(text: string, room: number): string {
  if (text.length <= room && encodedLength(text) <= room) return text;
  const space = room - encodedLength(CUT);
  // One letter may have more marks than there is room for.
  const kept = startOf(text.matchAll(LETTER), space) || startOf(text.matchAll(/./gsu), space);
  return kept.trimEnd() + CUT;
}

function startOf(parts: Iterable<readonly string[]>, room: number): string {
  let kept = '';
  let left = room;
  for (const [part = ''] of parts) {
    left -= encodedLength(part);
    if (left < 0) break;
    kept += part;
  }
  return kept;
}

/** A WhatsApp chat with an E.164 number; `text` is what the patient finds typed in, cut where it takes more than `CHAT_ROOM`. */
export function whatsappLink(e164: string, text = ''): string {
  const chat = `https://wa.me/${e164.replace(/\D/g, '')}`;
  const message = cutToRoom(withoutUnseen(text), CHAT_ROOM);
  return message ? `${chat}?text=${encode(message)}` : chat;
}

/** A phone call to an E.164 number. */
export function telLink(e164: string): string {
  return `tel:${e164.replace(/[^+\d]/g, '')}`;
}

/** An e-mail to one address. */
export function mailtoLink(address: string): string {
  return `mailto:${address.split('@').map(encode).join('@')}`;
}

/** A search on the maps service. */
export function mapsSearchLink(query: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encode(query)}`;
}
