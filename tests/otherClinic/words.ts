/** The English of a clinic that says the same in other words: no heading and no button keeps its text. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words in most headings and buttons, and the other clinic’s replacements. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  about: 'near',
  all: 'each',
  appointment: 'visit',
  back: 'return',
  before: 'until',
  book: 'plan',
  call: 'ring',
  cards: 'cheques',
  cash: 'coins',
  choose: 'pick',
  clinic: 'house',
  close: 'shut',
  closed: 'shut',
  consultation: 'talk',
  contact: 'reach',
  cost: 'fee',
  costs: 'fees',
  dental: 'tooth',
  details: 'facts',
  directions: 'the way',
  email: 'mail',
  emergency: 'at once',
  fact: 'truth',
  feedback: 'thoughts',
  home: 'start',
  hours: 'times',
  illustrations: 'drawings',
  issue: 'worry',
  languages: 'tongues',
  location: 'place',
  menu: 'list',
  message: 'note',
  monday: 'Mon',
  myth: 'tale',
  myths: 'tales',
  name: 'names',
  now: 'soon',
  number: 'digits',
  offer: 'deal',
  offers: 'deals',
  online: 'remote',
  open: 'free',
  opening: 'working',
  our: 'the',
  patients: 'people',
  pay: 'give',
  payment: 'fees',
  phone: 'mobile',
  policy: 'rules',
  read: 'see',
  relief: 'help',
  review: 'rate',
  reviews: 'voices',
  saturday: 'Sat',
  services: 'care',
  stories: 'tales',
  subscribe: 'sign up',
  sunday: 'Sun',
  tips: 'hints',
  title: 'head',
  today: 'soon',
  tomorrow: 'later',
  until: 'till',
  watch: 'look',
  what: 'how',
  why: 'how',
  your: 'the',
};

const WORD = /\{\{[^}]*\}\}|<[^>]*>|https?:\S+|\b[A-Za-z]+\b/g;

/** Returns the other clinic’s version of a sentence. */
export function inOtherWords(text: string): string {
  return text.replaceAll(WORD, (word) => {
    const other = OTHER_WORDS[word.toLowerCase()];
    if (!other) return word;
    return /^[A-Z]/.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
  });
}

/** The strings of a JSON file. Those before a colon are keys. */
const STRINGS = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

/** The words of the editor are the same for every clinic, like the sentences of commands: patients do not see them. */
const isForPatients = (name: string) => name.endsWith('.json') && !name.startsWith('editor');

/** Replaces the English words. The translations remain and become stale. */
export function changeWords(root: string): void {
  const folder = join(root, 'locales/en');
  for (const name of readdirSync(folder).filter(isForPatients)) {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replaceAll(STRINGS, (string, colon) =>
        colon ? string : JSON.stringify(inOtherWords(JSON.parse(string) as string)),
      ),
    );
  }
}
