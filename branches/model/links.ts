/**
 * The addresses behind every hand-off. No imports: browser islands use this file too.
 */

/** Percent-encodes text for a query, also the marks that would end an attribute or a link in a chat. Never throws. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD')).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** A WhatsApp chat with an E.164 number; `text` is what the patient finds typed in. */
export function whatsappLink(e164: string, text?: string): string {
  const chat = `https://wa.me/${e164.replace(/\D/g, '')}`;
  return text ? `${chat}?text=${encode(text)}` : chat;
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
