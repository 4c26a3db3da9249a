/** Links for every hand-off: calls, chats, e-mail, maps. Browser islands use this file, too. */
import { withoutInvisible } from '../../diagnostics/invisibleCharacter.ts';

/** Encoded characters of a chat's text: servers on the way refuse addresses over 8 kB, and redirects make them longer. */
export const CHAT_ROOM = 6000;

const CUT = '…';

/** What a reader sees as one character: a base with its marks, an emoji sequence, a flag. */
const GRAPHEME = /\p{Regional_Indicator}{2}|[^\p{M}](?:\u200d[^\p{M}]|[\p{M}\p{Emoji_Modifier}\u200c\u200d])*|\p{M}/gu;

/** Percent-encodes a text without invisible characters for a query, including what would end an attribute or a link in a chat. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

export function encodedLength(text: string): number {
  return encode(text).length;
}

/** Cuts a text to `room` encoded characters, between graphemes, and marks the cut with an ellipsis. */
export function cutToRoom(text: string, room: number): string {
  if (text.length <= room && encodedLength(text) <= room) return text;
  const space = room - encodedLength(CUT);
  // A single grapheme may have more marks than there is room for.
  const kept = startOf(text.matchAll(GRAPHEME), space) || startOf(text.matchAll(/./gsu), space);
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

/** A WhatsApp chat with an E.164 number; `text` prefills the message, cut to `CHAT_ROOM`. */
export function whatsappLink(e164: string, text = ''): string {
  const chat = `https://wa.me/${e164.replace(/\D/g, '')}`;
  const message = cutToRoom(withoutInvisible(text), CHAT_ROOM);
  return message ? `${chat}?text=${encode(message)}` : chat;
}

export function telLink(e164: string): string {
  return `tel:${e164.replace(/[^+\d]/g, '')}`;
}

export function mailtoLink(address: string): string {
  return `mailto:${address.split('@').map(encode).join('@')}`;
}

export function mapsSearchLink(query: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encode(query)}`;
}
