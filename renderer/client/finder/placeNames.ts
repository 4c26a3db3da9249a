/** Compares names of places as people type them: in Tamil or in Latin letters, in which the same name has many spellings. */

/** Tamil letters, and what they sound like: a Latin letter for all that spellings mix up. */
const TAMIL = new Map(
  Array.from('கஙசஞடணதநபமயரறலளழவனஜஶஷஸ', (letter, i) => [letter, 'knsntntnpmirrlllvnssss'.charAt(i)] as const).concat(
    Array.from('அஆாஇஈிீஎஏஐெேைஉஊுூஒஓஔொோௌ', (letter, i) => [letter, 'aaaiiiiiiiiiiuuuuuuuuuu'.charAt(i)] as const),
  ),
);

/** In this order. */
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/zh/g, 'l'],
  // Madurai, in Tamil one letter
  [/a[iy](?![aeiou])/g, 'i'],
  [/t?ch|sh|[jz]/g, 's'],
  // Vellore, Erode
  [/([^aeiou])e$/, '$1'],
  [/[cgq]/g, 'k'],
  [/x/g, 'ks'],
  [/[bf]|ph/g, 'p'],
  [/d/g, 't'],
  [/w/g, 'v'],
  [/[ey]/g, 'i'],
  [/o/g, 'u'],
  [/[^a-z]|h/g, ''],
  [/(.)\1+/g, '$1'],
];

function soundOf(word: string): string {
  const spoken = word
    .replace(/ற்ற/g, 'ட்ட')
    // The vowel that is not written.
    .replace(/([க-ஹ])(?![ா-்])/g, '$1அ')
    .replace(/[அ-்]/g, (letter) => TAMIL.get(letter) ?? '');
  return LATIN.reduce((text, [letters, sound]) => text.replace(letters, sound), spoken);
}

/** Each name is compared with all that is typed. */
const known = new Map<string, readonly string[]>();

/** The words of a name as sounds: "Thoothukudi" and "தூத்துக்குடி" are both `tutukuti`. */
export function soundsOf(name: string): readonly string[] {
  const plain = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  const sounds =
    known.get(name) ??
    plain
      .split(/[^\p{L}\p{M}]+/u)
      .map(soundOf)
      .filter(Boolean);
  known.set(name, sounds);
  return sounds;
}

/** How much of a name may differ from what was typed, by the length of that. A vowel counts one, a consonant two. */
const mostFor = (length: number) => [0, 0, 0, 0, 1, 2, 2, 2, 2, 2][length] ?? 3;

/** For a name that is longer than what was typed, and for one of whose later words it is the beginning. */
const LONGER = 1.25;
const LATER = 0.25;

/**
 * How far a name is from what was typed, which may be the beginning of it or of one of its words: 0 if they sound alike, infinite if it
 * is another name. The first sound is never wrong.
 */
export function distanceTo(typed: string, name: readonly string[]): number {
  const distances = name.map((word, i) =>
    word[0] === typed[0] ? prefixDistance(typed, name.slice(i).join('')) + (i > 0 ? LATER : 0) : Infinity,
  );
  return Math.min(...distances);
}

const weight = (sounds: string) => sounds.length + sounds.replace(/[aiu]/g, '').length;

/** The least weight of changes that make `typed` a beginning of `name`: Levenshtein's distance. */
function prefixDistance(typed: string, name: string): number {
  let row = Array.from({ length: name.length + 1 }, (_, i) => weight(name.slice(0, i)));
  for (const sound of typed) {
    let [corner, left] = [Infinity, Infinity];
    row = row.map((above, i) => {
      const other = name.charAt(i - 1);
      const both = weight(sound + other);
      // A vowel is not taken for a consonant.
      const change = sound === other ? 0 : both === 3 ? 3 : both / 2;
      left = Math.min(above + weight(sound), left + weight(other), corner + change);
      corner = above;
      return left;
    });
  }
  const most = mostFor(typed.length);
  return Math.min(...row.map((far, i) => (far > most ? Infinity : i < name.length ? far + LONGER : far)));
}
