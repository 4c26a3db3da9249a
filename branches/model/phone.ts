/** Writes an E.164 number for people to read: `+91 98400 12345`. A number of another shape comes back as it is. */
export function formatPhone(e164: string): string {
  return e164.replace(/^\+91(\d{5})(\d{5})$/, '+91\u00a0$1\u00a0$2');
}
