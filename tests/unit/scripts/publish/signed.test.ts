/** In whose name something is recorded. Each row: what is recorded by which commits, and the answer; `MAY` where it may go out. */
import { expect, test } from 'vitest';
import { formatRecord, type RecordEntry } from '../../../../locales/model/record.ts';
import { formatSignatures } from '../../../../locales/model/signatures.ts';
import { type Commit, explainRefusal, type Push, type Range, signerOf } from '../../../../scripts/publish/decision.ts';
import { file, push, removed } from '../../../support/gitHub/judgedPush.ts';

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

type Who = Omit<Commit, 'records'>;
type Written = readonly [who: Who, after: string, before?: readonly string[]];
const editor = (author: string) => ({ author, committer: 'web-flow', isVerified: true });
const ownKey = (login: string, author = login) => ({ author, committer: login, isVerified: true });
const plain = (login: string) => ({ author: login, committer: login, isVerified: false });
const derived = (author: string) => ({ ...editor(author), isDerived: true });

/** A push with what it makes of a file, and the commits that wrote it. */
const pushOf = (
  path: string,
  old: string,
  after: string,
  written: readonly Written[],
  range: Partial<Range> = {},
  changed: Partial<Push> = {},
) =>
  push(changed, {
    changes: [file(path)],
    records: [{ path, before: [old], after }],
    commits: written.map(([who, text, before = [old]]) => ({ ...who, records: [{ path, before, after: text }] })),
    ...range,
  });
/** The readings that the last commit has. */
const reading = (...written: readonly Written[]) => pushOf(RECORD, OLD, written.at(-1)?.[1] ?? '', written);
/** Those of the first commit that a merge has passed on. */
const merged = (...written: readonly Written[]) => pushOf(RECORD, OLD, written[0]?.[1] ?? '', written);
const signing = (who: Who, after: string, before = '') => pushOf(SIGNATURES, before, after, [[who, after]]);
const [ANITA, RAVI, ZOE] = ['Anita Kumar', "Ravi D'Souza", 'Zoe'].map((lead) => read({ lead })) as [
  string,
  string,
  string,
];
const BOTH = read({ lead: "Ravi D'Souza", text: 'Zoe' });
const ALSO_ZOE = read({ text: 'Zoe' });
const OWN_AND_ZOE = read({ lead: 'Anita Kumar', text: 'Zoe' });

const inAnothersName = (name: string, who = 'anita') => `${who} recorded a reading in the name of ${name}.`;
const OF_RAVI = inAnothersName("Ravi D'Souza");
const UNSIGNED =
  'Nothing shows that the reading of Anita Kumar is theirs: use the editor or GitHub’s pages, or sign the commit.';
const DAMAGED = `${RECORD} is damaged. Restore it from version control, then run npm run i18n, which writes it.`;
const NO_DENTIST = 'Anita Kumar signed off advice, which only a dentist of editor.yaml may.';

test.each<[what: string, push: Push, answer: string | undefined]>([
  ['a reading in one’s own name, through the editor', reading([editor('anita'), ANITA]), MAY],
  ['a reading, signed with one’s own key', reading([ownKey('ravi'), RAVI]), MAY],
  ['a text of a person that nobody has read', pushOf(RECORD, OLD, read({ lead: undefined }), []), MAY],
  ['a reading that is taken back', pushOf(RECORD, ANITA, OLD, []), MAY],
  ['a record that is removed', pushOf(RECORD, ANITA, '', [], { changes: [removed(RECORD)] }), MAY],
  ['a reading in another’s name', reading([editor('anita'), RAVI]), OF_RAVI],
  ['another’s name among one’s own', reading([editor('anita'), OWN_AND_ZOE]), inAnothersName('Zoe')],
  ['an author’s line that anybody can write', reading([ownKey('anita', 'ravi'), RAVI]), OF_RAVI],
  ['a commit that is not signed, though the name is right', reading([plain('anita'), ANITA]), UNSIGNED],
  ['a web-flow whom GitHub did not sign for', reading([{ ...editor('ravi'), isVerified: false }, RAVI]), OF_RAVI],
  ['a reading by who is not in editor.yaml', reading([editor('sam'), read({ lead: 'Sam' })]), inAnothersName('Sam')],
  ['a reading that is only passed on', reading([plain('anita'), RAVI], [editor('ravi'), RAVI, [RAVI]]), OF_RAVI],
  [
    'a reading that its person has taken back, and somebody else restores',
    reading([editor('ravi'), RAVI], [editor('ravi'), OLD, [RAVI]], [editor('anita'), RAVI]),
    OF_RAVI,
  ],
  ['a known reading of another English text', reading([editor('anita'), read({}, '3')]), inAnothersName('Meena')],
  [
    'a merge of two branches with a reading each',
    reading([editor('ravi'), RAVI], [editor('zoe'), ALSO_ZOE], [editor('anita'), BOTH, [RAVI, ALSO_ZOE]]),
    MAY,
  ],
  ['a reading that only the merge brings in', reading([editor('anita'), ZOE, [OLD, OLD]]), inAnothersName('Zoe')],
  ['a squashed proposal with the reading of who made it', merged([derived('ravi'), RAVI], [editor('ravi'), RAVI]), MAY],
  ['a squashed proposal with it by another', merged([derived('ravi'), RAVI], [editor('anita'), RAVI]), OF_RAVI],
  ['a rebased proposal, whose commits GitHub cannot sign', merged([plain('ravi'), RAVI], [editor('ravi'), RAVI]), MAY],
  [
    'a reading while editor.yaml cannot be read',
    pushOf(RECORD, OLD, ANITA, [[editor('anita'), ANITA]], { people: 'editor.yaml has a mistake.' }),
    'editor.yaml has a mistake.',
  ],
  ['an account that is spelt in other letters', reading([editor('RAVI'), RAVI]), MAY],
  ['a record that is damaged', pushOf(RECORD, OLD, '{', []), DAMAGED],
  ['the first signature of a dentist', signing(editor('ravi'), signed("Ravi D'Souza")), MAY],
  ['a signature by who is no dentist', signing(editor('anita'), signed('Anita Kumar')), NO_DENTIST],
  [
    'a signature of other texts in the name that stands there',
    signing(editor('anita'), signed("Ravi D'Souza", '2'), signed("Ravi D'Souza")),
    OF_RAVI,
  ],
])('%s', (_what, pushed, answer) => {
  expect(explainRefusal(pushed)).toBe(answer);
});

test.each([
  ['through the editor or in GitHub’s pages: the author, for whom GitHub has signed', editor('anita'), 'anita'],
  ['signed with a key: whose key it is, whatever the author’s line says', ownKey('ravi', 'anita'), 'ravi'],
  ['not signed: nobody', plain('anita'), undefined],
  ['an account that GitHub does not know: nobody', { isVerified: true }, undefined],
  ['made of others by GitHub or Git: nobody, as its author is who opened the proposal', derived('ravi'), undefined],
  ['rebased by GitHub, unsigned: nobody', { ...plain('anita'), author: 'ravi', isDerived: true }, undefined],
])('a commit %s', (_what, commit, account) => expect(signerOf(commit)).toBe(account));
