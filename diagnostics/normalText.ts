/**
 * The one form of a text. Programs spell the letters that people type in several ways, of which nobody sees which one it is:
 * whatever is read goes through `normalText` once, so that all that follows compares, counts and shows the same.
 */

/** What is not seen: soft hyphens, zero-width spaces, word joiners, byte order marks. */
const UNSEEN = /[\u00ad\u180e\u200b\u200e\u2060-\u2064\ufeff]/g;

/** The joiners. They shape letters in some scripts, and change no word. */
const JOINERS = /[\u200c\u200d]/g;

/** What looks the same, and is not the same to Unicode: hyphens, a Tamil letter, the final consonants of Malayalam. */
const TWINS = new Map([
  ['\u2010', '-'],
  ['\u2011', '-'],
  ['ஶ்ரீ', 'ஸ்ரீ'],
  ...[...'ണൺ,നൻ,രർ,ലൽ,ളൾ,കൿ'.matchAll(/([^,])([^,])/g)].map(
    ([, consonant = '', final = '']) => [`${consonant}\u0d4d\u200d`, final] as const,
  ),
]);
const ANY_TWIN = new RegExp([...TWINS.keys()].join('|'), 'g');

/**
 * A text as it is stored and shown: letters composed (NFC), with ordinary spaces and hyphens, without what nobody sees and without
 * spaces around it. `keepTogether` decides where lines break.
 */
export const normalText = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/\r\n?/g, '\n')
    .replace(ANY_TWIN, (twin) => TWINS.get(twin) ?? twin)
    .trim();

/** A text as it is compared, searched, measured and fingerprinted: also without joiners, which programs lose, and doubled spaces. */
export const comparableText = (text: string): string =>
  normalText(normalText(text).replace(JOINERS, '')).replace(/ {2,}/g, ' ');
