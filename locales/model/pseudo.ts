/**
 * English made long and tall by code: what a Tamil translation will do to the layout, before there is one. Still readable,
 * and in brackets, so that text which is cut off or typed into a component shows.
 */

/** How much longer a text becomes: Tamil texts are about this much wider than English ones. */
const GROWTH = 0.6;

/** Letters of the longest word: Tamil compounds are about that long. */
const LONGEST_WORD = 16;

/** Shorter words stay as they are, as particles do, and the next word grows in their place. */
const SHORTEST_TO_GROW = 4;

/** Tamil clusters that reach far above and below the line, and Latin ones between them. */
const SYLLABLES = ['தீ', 'àr', 'றீ', 'ên', 'ஸ்ரீ', 'ôm', 'டு', 'ïl', 'ழ்', 'ûn', 'நீ', 'êl', 'ழூ', 'àd'];

const SPACE = ' ';

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ó',
  u: 'ú',
  A: 'Å',
  C: 'Ç',
  E: 'Ê',
  I: 'Î',
  N: 'Ñ',
  O: 'Ô',
  U: 'Û',
};

/** Tags that begin or end a block. What stands between two of them is one text to a reader. */
const BLOCK_TAG = /(<\/?(?:p|ul|ol|li)\b[^>]*>)/;

/** What stays as it is: placeholders, other tags, entities, addresses, the currency. */
const KEPT = /\{\{[^}]*\}\}|<[^>]*>|&#?\w+;|https?:\/\/\S+|www\.\S+|[^\s<>{}]+@[^\s<>{}]+|\bRs\b/u;

const WORD = /[\p{L}\p{M}\p{N}]+(?:[-’'][\p{L}\p{M}\p{N}]+)*/u;

const TOKEN = new RegExp(`(?<kept>${KEPT.source})|(?<word>${WORD.source})|(?<rest>.)`, 'gsu');

/**
 * A text in the pseudo-language: accented, about 60 % longer in words of natural length, with tall Tamil clusters, in
 * brackets (each paragraph and list item in its own). Placeholders, tags, addresses and numbers stay as they are.
 */
export function pseudoText(english: string): string {
  return english
    .split(BLOCK_TAG)
    .map((piece) => (BLOCK_TAG.test(piece) || piece.trim() === '' ? piece : pseudoBlock(piece)))
    .join('');
}

/** An entry of a words file: a text, a list or a group. */
type Entry = string | readonly Entry[] | Words;

/** What a words file holds. */
export type Words = { readonly [key: string]: Entry };

/** All texts of a words file, or of several, in the pseudo-language under the same keys. */
export function pseudoWords(resources: Words): Words {
  return Object.fromEntries(Object.entries(resources).map(([key, entry]) => [key, pseudoEntry(entry)]));
}

function pseudoEntry(entry: Entry): Entry {
  if (typeof entry === 'string') return pseudoText(entry);
  return isList(entry) ? entry.map(pseudoEntry) : pseudoWords(entry);
}

/** `Array.isArray` does not know lists that are only read. */
function isList(entry: readonly Entry[] | Words): entry is readonly Entry[] {
  return Array.isArray(entry);
}

/** One paragraph, with its brackets inside the spaces around it. */
function pseudoBlock(text: string): string {
  const body = text.trim();
  const [before = '', after = ''] = text.split(body);
  const tokens = [...body.matchAll(TOKEN)].map(({ groups = {} }) => groups);
  const last = tokens.findLastIndex(({ word }) => word !== undefined && canGrow(word));
  /** Letters that the text still lacks. */
  let owed = 0;
  /** Position in the cycle of syllables: not every text begins with the same. */
  let next = body.length;
  /** How many words have grown. */
  let grown = 0;

  const takeSyllables = (room: number): string => {
    let letters = '';
    for (;;) {
      const syllable = SYLLABLES[next % SYLLABLES.length] ?? '';
      if (owed < syllable.length / 2 || letters.length + syllable.length > room) return letters;
      letters += syllable;
      owed -= syllable.length;
      next += 1;
    }
  };

  const result = tokens.map(({ kept, word, rest }, i) => {
    if (kept !== undefined) return kept;
    owed += (word ?? rest ?? '').length * GROWTH;
    if (word === undefined || !canGrow(word)) return word ?? rest;
    const own = accent(word);
    if (i !== last && word.length < SHORTEST_TO_GROW) return own;
    // Every other time the letters make a word of their own, otherwise they make this one longer.
    grown += 1;
    const longer = grown % 2 === 1 ? own + takeSyllables(LONGEST_WORD - own.length) : own;
    const added: string[] = [];
    while (owed >= SHORTEST_TO_GROW) {
      owed -= SPACE.length;
      added.push(takeSyllables(LONGEST_WORD));
    }
    return [longer, ...added].join(SPACE);
  });
  return `${before}[${result.join('')}]${after}`;
}

/** Words with a digit, such as 24x7 or 2nd, are figures. */
function canGrow(word: string): boolean {
  return !/\p{N}/u.test(word);
}

function accent(word: string): string {
  return Array.from(word, (letter) => ACCENTED[letter] ?? letter).join('');
}
