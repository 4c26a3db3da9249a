/** The English of a clinic that says the same things in other words: no heading and no button keeps its name. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words that stand in most headings and on most buttons, and what the other clinic says. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  about: 'on',
  all: 'all of the',
  appointment: 'visit',
  back: 'return',
  before: 'ahead of',
  book: 'reserve',
  call: 'ring',
  cards: 'bank cards',
  cash: 'notes and coins',
  choose: 'pick',
  clinic: 'practice',
  close: 'shut',
  closed: 'shut',
  consultation: 'talk',
  contact: 'reach us',
  cost: 'price',
  costs: 'sets you back',
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
  issue: 'trouble',
  languages: 'tongues',
  location: 'place',
  menu: 'list',
  message: 'note',
  monday: 'Mon',
  myth: 'tale',
  myths: 'tales',
  name: 'full name',
  now: 'right now',
  number: 'digits',
  offer: 'deal',
  offers: 'deals',
  online: 'remote',
  open: 'unlock',
  opening: 'working',
  our: 'the',
  patients: 'people',
  pay: 'settle',
  payment: 'settling',
  phone: 'telephone',
  policy: 'rules',
  read: 'see',
  relief: 'help',
  review: 'rate',
  reviews: 'voices',
  saturday: 'Sat',
  services: 'treatments',
  stories: 'tales',
  subscribe: 'sign up',
  sunday: 'Sun',
  tips: 'hints',
  title: 'heading',
  today: 'this day',
  tomorrow: 'the next day',
  until: 'till',
  watch: 'look',
  what: 'which things',
  why: 'the reasons',
  your: 'the',
};

const WORD = /\{\{[^}]*\}\}|<[^>]*>|https?:\S+|\b[A-Za-z]+\b/g;

/** A sentence of the other clinic. */
export function inOtherWords(text: string): string {
  return text.replaceAll(WORD, (word) => {
    const other = OTHER_WORDS[word.toLowerCase()];
    if (!other) return word;
    return /^[A-Z]/.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
  });
}

/** The strings of a JSON file; those before a colon are keys. */
const STRINGS = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

/** Puts other words in the place of the English ones. The translations stay, and are stale then. */
export function changeWords(root: string): void {
  const folder = join(root, 'locales/en');
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
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
