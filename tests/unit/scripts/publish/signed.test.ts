/** In whose name something is recorded. Each row: what is recorded by which commits, and the answer; `MAY` where it may go out. */
import { expect, test } from 'vitest';
import { formatRecord, type RecordEntry } from '../../../../locales/model/record.ts';
import { formatSignatures } from '../../../../locales/model/signatures.ts';
import { type Commit, explainRefusal, type Push, type Range, signerOf } from '../../../../scripts/publish/decision.ts';
import { file, PEOPLE, push, removed } from '../../../support/gitHub/judgedPush.ts';

const MAY = undefined;
const RECORD = 'locales/record/ta.json';
const SIGNATURES = 'locales/clinical-review.json';

/** A record in which Meena has read the title, and others what is given. */
const read = (readers: Readonly<Record<string, string | undefined>>, english = '1') => {
  const entry = (name?: string): RecordEntry => ({
    english: english.repeat(8),
    text: '2'.repeat(8),
    by: 'person',
    ...(name && { reviewed: `${name}, 2026-11-20` }),
  });
  const entries = Object.entries(readers).map(([key, name]) => [key, entry(name)] as const);
  return formatRecord(new Map([['home', new Map([['title', entry('Meena')], ...entries])]]));
};
const OLD = read({});
const signed = (by: string, texts = '1') =>
  formatSignatures({ ta: { dentures: { by, day: '2026-11-20', texts: texts.repeat(16) } } });

/** What a commit changes in the record of readings. */
const commitOf = (
  who: Omit<Commit, 'records'>,
  after: string,
  before: readonly string[] = [OLD],
  path = RECORD,
): Commit => ({
  ...who,
  records: [{ path, before, after }],
});
const editor = (author: string) => ({ author, committer: 'web-flow', isVerified: true });
const ownKey = (login: string, author = login) => ({ author, committer: login, isVerified: true });
const plain = (login: string) => ({ author: login, committer: login, isVerified: false });

const reading = (
  after: string,
  commits: readonly Commit[],
  changed: Partial<Push> = {},
  people: Range['people'] = PEOPLE,
) => push(changed, { changes: [file(RECORD)], records: [{ path: RECORD, before: [OLD], after }], commits, people });
const signing = (after: string, commits: readonly Commit[], before = '') =>
  push({}, { changes: [file(SIGNATURES)], records: [{ path: SIGNATURES, before: [before], after }], commits });
const byAnita = read({ lead: 'Anita Kumar' });
const byRavi = read({ lead: "Ravi D'Souza" });

const inAnothersName = (name: string, who = 'anita') => `${who} recorded a reading in the name of ${name}.`;

test.each<[what: string, push: Push, answer: string | undefined]>([
  ['a reading in one’s own name, through the editor', reading(byAnita, [commitOf(editor('anita'), byAnita)]), MAY],
  ['a reading, signed with one’s own key', reading(byRavi, [commitOf(ownKey('ravi'), byRavi)]), MAY],
  ['a text of a person that nobody has read', reading(read({ lead: undefined }), []), MAY],
  ['a reading that is taken back', push({}, { records: [{ path: RECORD, before: [byAnita], after: OLD }] }), MAY],
  [
    'a record that is removed',
    push({}, { changes: [removed(RECORD)], records: [{ path: RECORD, before: [byAnita], after: '' }] }),
    MAY,
  ],
  ['a reading in another’s name', reading(byRavi, [commitOf(editor('anita'), byRavi)]), inAnothersName("Ravi D'Souza")],
  [
    'a reading in another’s name among one’s own',
    reading(read({ lead: 'Anita Kumar', text: 'Zoe' }), [
      commitOf(editor('anita'), read({ lead: 'Anita Kumar', text: 'Zoe' })),
    ]),
    inAnothersName('Zoe'),
  ],
  [
    'an author’s line that anybody can write',
    reading(byRavi, [commitOf(ownKey('anita', 'ravi'), byRavi)]),
    inAnothersName("Ravi D'Souza"),
  ],
  [
    'a commit that is not signed, though the name is right',
    reading(byAnita, [commitOf(plain('anita'), byAnita)]),
    'Nothing shows that the reading of Anita Kumar is theirs: use the editor or GitHub’s pages, or sign the commit.',
  ],
  [
    'a committer called web-flow whom GitHub did not sign for',
    reading(byRavi, [commitOf({ ...editor('ravi'), isVerified: false }, byRavi)]),
    inAnothersName("Ravi D'Souza"),
  ],
  [
    'a reading by who is not in editor.yaml',
    reading(read({ lead: 'Sam' }), [commitOf(editor('sam'), read({ lead: 'Sam' }))], { actor: 'sam' }),
    inAnothersName('Sam', 'sam'),
  ],
  [
    'a reading that one’s commit only passes on',
    reading(byRavi, [commitOf(plain('anita'), byRavi), commitOf(editor('ravi'), byRavi, [byRavi])]),
    inAnothersName("Ravi D'Souza"),
  ],
  [
    'a reading that its person has taken back, and somebody else restores',
    reading(byRavi, [
      commitOf(editor('ravi'), byRavi),
      commitOf(editor('ravi'), OLD, [byRavi]),
      commitOf(editor('anita'), byRavi),
    ]),
    inAnothersName("Ravi D'Souza"),
  ],
  [
    'a known reading of another English text',
    reading(read({}, '3'), [commitOf(editor('anita'), read({}, '3'))]),
    inAnothersName('Meena'),
  ],
  [
    'a merge of two branches with a reading each',
    reading(read({ lead: "Ravi D'Souza", text: 'Zoe' }), [
      commitOf(editor('ravi'), byRavi),
      commitOf(editor('zoe'), read({ text: 'Zoe' })),
      commitOf(editor('anita'), read({ lead: "Ravi D'Souza", text: 'Zoe' }), [byRavi, read({ text: 'Zoe' })]),
    ]),
    MAY,
  ],
  [
    'a reading that only the merge itself brings in',
    reading(read({ lead: 'Zoe' }), [commitOf(editor('anita'), read({ lead: 'Zoe' }), [OLD, OLD])]),
    inAnothersName('Zoe'),
  ],
  [
    'a squashed proposal with the reading of who made it',
    reading(byRavi, [commitOf({ ...editor('ravi'), isDerived: true }, byRavi), commitOf(editor('ravi'), byRavi)]),
    MAY,
  ],
  [
    'a squashed proposal of Ravi’s into which somebody else has put his name',
    reading(byRavi, [commitOf({ ...editor('ravi'), isDerived: true }, byRavi), commitOf(editor('anita'), byRavi)]),
    inAnothersName("Ravi D'Souza"),
  ],
  [
    'a rebased proposal, whose commits GitHub cannot sign',
    reading(byRavi, [commitOf(plain('ravi'), byRavi), commitOf(editor('ravi'), byRavi)]),
    MAY,
  ],
  [
    'a reading while editor.yaml cannot be read',
    reading(byAnita, [commitOf(editor('anita'), byAnita)], {}, 'editor.yaml has a mistake.'),
    'editor.yaml has a mistake.',
  ],
  ['an account that is spelt in other letters', reading(byRavi, [commitOf(editor('RAVI'), byRavi)]), MAY],
  [
    'a record that is damaged',
    reading('{', []),
    `${RECORD} is damaged. Restore it from version control, then run npm run i18n, which writes it.`,
  ],
  [
    'the first signature of a dentist',
    signing(signed("Ravi D'Souza"), [commitOf(editor('ravi'), signed("Ravi D'Souza"), [''], SIGNATURES)]),
    MAY,
  ],
  [
    'a signature by who is no dentist',
    signing(signed('Anita Kumar'), [commitOf(editor('anita'), signed('Anita Kumar'), [''], SIGNATURES)]),
    'Anita Kumar signed off advice, which only a dentist of editor.yaml may.',
  ],
  [
    'a signature of other texts in the name that stands there',
    signing(
      signed("Ravi D'Souza", '2'),
      [commitOf(editor('anita'), signed("Ravi D'Souza", '2'), [signed("Ravi D'Souza")], SIGNATURES)],
      signed("Ravi D'Souza"),
    ),
    inAnothersName("Ravi D'Souza"),
  ],
])('%s', (_what, pushed, answer) => {
  expect(explainRefusal(pushed)).toBe(answer);
});

test.each([
  ['through the editor or in GitHub’s pages: the author, for whom GitHub has signed', editor('anita'), 'anita'],
  ['signed with a key: whose key it is, whatever the author’s line says', ownKey('ravi', 'anita'), 'ravi'],
  ['not signed: nobody', plain('anita'), undefined],
  ['an account that GitHub does not know: nobody', { isVerified: true }, undefined],
  [
    'made of others by GitHub or Git: nobody, as the author is whoever opened the proposal or pressed the button',
    { ...editor('ravi'), isDerived: true },
    undefined,
  ],
  [
    'rebased by GitHub, which does not sign it: nobody',
    { author: 'ravi', committer: 'anita', isVerified: false, isDerived: true },
    undefined,
  ],
])('a commit %s', (_what, commit, account) => expect(signerOf(commit)).toBe(account));
