import { formatPhone } from '../../branches/model/phone.ts';

/** An E.164 number as people read it, kept on one line. */
export function unbrokenPhone(e164: string): string {
  return formatPhone(e164).replaceAll(' ', '\u00a0');
}
