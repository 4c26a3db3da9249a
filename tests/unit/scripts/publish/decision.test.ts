/** Who may publish what. Each row: who, what and which history, and the answer; `MAY` where it may go out. */
import { expect, test } from 'vitest';
import { formatRecord, type RecordEntry } from '../../../../locales/model/record.ts';
import { formatSignatures } from '../../../../locales/model/signatures.ts';
import {
  type Commit,
  type PathChange,
  type Push,
  type Range,
  signerOf,
  whyNot,
} from '../../../../scripts/publish/decision.ts';

const MAY = undefined;
const RECORD = 'locales/record/ta.json';
const SIGNATURES = 'locales/clinical-review.json';
const PEOPLE = {
  anita: { name: 'Anita Kumar' },
  Ravi: { name: "Ravi D'Souza", dentist: true },
  zoe: { name: 'Zoe' },
} as const;
const [BASE, COMMIT] = ['a'.repeat(40), 'c'.repeat(40)];

/** A push of Anita, who has the role Write, onto the version that was accepted last. */
const push = (changed: Partial<Push> = {}, range: Partial<Range> | null = {}): Push => ({
  actor: 'anita',
  role: 'write',
  event: 'push',
  ref: 'refs/heads/main',
  commit: COMMIT,
  before: BASE,
  range:
    range === null
      ? undefined
      : {
          base: BASE,
          hasBase: true,
          isComplete: true,
          changes: [],
          site: { languages: ['en', 'ta'], namespaces: ['home', 'dentures'] },
          records: [],
          commits: [],
          people: PEOPLE,
          ...range,
        },
  ...changed,
});

const file = (
  path: string,
  before: string | undefined = '100644',
  after: string | undefined = '100644',
): PathChange => ({ path, before, after });
const added = (path: string, mode = '100644'): PathChange => ({ path, before: undefined, after: mode });
const removed = (path: string): PathChange => ({ path, before: '100644', after: undefined });
const changing = (...changes: readonly PathChange[]) => push({}, { changes });

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

const onlyDevelopers = (path: string) =>
  `anita changed ${path}, which only developers may: those with the role Maintain or Admin.`;
const inAnothersName = (name: string, who = 'anita') => `${who} recorded a reading in the name of ${name}.`;

test.each<[what: string, push: Push, answer: string | undefined]>([
  // What.
  [
    'facts, words and a photograph',
    changing(file('branches/chennai.yaml'), file('locales/ta/home.json'), added('media/team/meena.webp')),
    MAY,
  ],
  [
    'a new branch, and one that is closed',
    changing(added('branches/madurai.yaml'), removed('branches/kavalkinaru.yaml')),
    MAY,
  ],
  [
    'three hundred and more photographs',
    changing(...Array.from({ length: 400 }, (_, at) => added(`media/team/${at}.jpg`))),
    MAY,
  ],
  [
    'the glossary, the tone of a language, who is asked for what',
    changing(file('locales/glossary.csv'), file('locales/tone.ta.md'), file('locales/assigned.json')),
    MAY,
  ],
  ['nothing at all', changing(), MAY],
  ...[
    'package.json',
    'tsconfig.json',
    'editor.yaml',
    '.npmrc',
    '.github/workflows/website.yml',
    'scripts/publish/guard.ts',
    'components/ui/Card.tsx',
    'branches/model/day.ts',
    'branches/package.json',
    'branches/Chennai.YAML',
    'locales/languages.json',
    'locales/notes/home.json',
    'locales/Package.JSON',
    'locales/ta/new-page.json',
    'locales/fr/home.json',
    'locales/record/fr.json',
    'media/icons/phone.svg',
    'media/.npmrc',
    'media/node_modules/front.webp',
    'media/one/two/three/front.webp',
    'media/front.webp.js',
  ].map((path): [string, Push, string] => [
    `a change of ${path}`,
    changing(file('branches/chennai.yaml'), file(path)),
    onlyDevelopers(path),
  ]),
  ['code that is removed', changing(removed('components/ui/Card.tsx')), onlyDevelopers('components/ui/Card.tsx')],
  [
    'a symbolic link with the name of a branch',
    changing(added('branches/madurai.yaml', '120000')),
    onlyDevelopers('branches/madurai.yaml'),
  ],
  [
    'a file of facts that becomes a symbolic link',
    changing(file('branches/chennai.yaml', '100644', '120000')),
    onlyDevelopers('branches/chennai.yaml'),
  ],
  [
    'a symbolic link that becomes a file',
    changing(file('media/front.webp', '120000', '100644')),
    onlyDevelopers('media/front.webp'),
  ],
  [
    'a submodule with the name of a picture',
    changing(added('media/front.webp', '160000')),
    onlyDevelopers('media/front.webp'),
  ],
  [
    'a picture that can be run',
    changing(file('media/front.webp', '100644', '100755')),
    onlyDevelopers('media/front.webp'),
  ],
  ['a name with a line break for the log', changing(added('a\n::set-env::b')), onlyDevelopers('a?::set-env::b')],
  [
    'more than GitHub lists',
    push({}, { isComplete: false }),
    'anita changed more than can be looked through: a developer has to.',
  ],
  // Who.
  ['code by who maintains', push({ role: 'maintain' }, null), MAY],
  ['code by an administrator', push({ role: 'admin' }, null), MAY],
  ['facts by who may read', push({ role: 'read' }), 'anita may read, but not publish.'],
  ['facts by who sorts issues', push({ role: 'triage' }), 'anita may read, but not publish.'],
  ['facts by who is said to have no role', push({ role: 'none' }), 'anita may read, but not publish.'],
  ['facts by an account that is gone', push({ role: undefined }), 'anita has no role in this repository.'],
  [
    'facts in a role of the organisation’s own',
    push({ role: 'Editor' }),
    'anita has the role “Editor”, which the guard does not know.',
  ],
  [
    'a role that is only spelt like one',
    push({ role: 'Admin' }),
    'anita has the role “Admin”, which the guard does not know.',
  ],
  [
    'a bot',
    push({ actor: 'dependabot[bot]', role: undefined }),
    'dependabot[bot] is no person, and merged no proposal of one.',
  ],
  [
    'a bot to which somebody has given a role',
    push({ actor: 'helper[bot]' }),
    'helper[bot] is no person, and merged no proposal of one.',
  ],
  [
    'a proposal of facts that the merge queue merges',
    push({ actor: 'github-merge-queue[bot]', role: undefined, proposer: { account: 'anita', role: 'write' } }),
    MAY,
  ],
  [
    'a proposal of who may only read, through the queue',
    push({ actor: 'github-merge-queue[bot]', role: undefined, proposer: { account: 'sam', role: 'read' } }),
    'sam may read, but not publish.',
  ],
  [
    'a proposal of an account that is gone, through the queue',
    push({ actor: 'github-merge-queue[bot]', role: undefined, proposer: { account: 'ghost', role: undefined } }),
    'ghost has no role in this repository.',
  ],
  [
    'code through the queue, whoever proposed it',
    push(
      { actor: 'github-merge-queue[bot]', role: undefined, proposer: { account: 'ravi', role: 'admin' } },
      { changes: [file('package.json')] },
    ),
    onlyDevelopers('package.json').replace('anita', 'ravi'),
  ],
  // Which history.
  [
    'facts on another branch',
    push({ ref: 'refs/heads/draft' }),
    'Only the branch main is published, not refs/heads/draft.',
  ],
  [
    'a tag with the name of the branch, by an administrator',
    push({ ref: 'refs/tags/main', role: 'admin' }),
    'Only the branch main is published, not refs/tags/main.',
  ],
  [
    'the first version, by who may write',
    push({}, null),
    'No version was accepted yet: the first one is published by a developer, those with the role Maintain or Admin.',
  ],
  [
    'accepted versions that are taken back',
    push({}, { hasBase: false }),
    `This takes back version aaaaaaa, which was accepted: only developers may, those with the role Maintain or Admin.`,
  ],
  ['accepted versions that a developer takes back', push({ role: 'maintain' }, { hasBase: false }), MAY],
  ['a branch that was made anew from the accepted version', push({ before: undefined as never }), MAY],
  [
    'a branch that was made anew from somewhere else',
    push({ before: undefined as never }, { hasBase: false }),
    'This takes back version aaaaaaa, which was accepted: only developers may, those with the role Maintain or Admin.',
  ],
  [
    'facts after a version that nobody judged',
    push({ before: 'b'.repeat(40) }, { changes: [file('branches/chennai.yaml')] }),
    MAY,
  ],
  [
    'facts after code that nobody judged',
    push({ before: 'b'.repeat(40) }, { changes: [file('package.json')] }),
    'package.json has changed since version aaaaaaa, which was accepted last: only developers may, those with the role Maintain or Admin.',
  ],
  ['facts after code that was refused and is taken out again', push({ before: 'b'.repeat(40) }), MAY],
  ['the nightly build of the version that was accepted last', push({ event: 'schedule' }, { base: COMMIT }), MAY],
  [
    'the nightly build of another one',
    push({ event: 'schedule' }),
    'Version ccccccc is not the one that was accepted last: publish a change, or ask a developer.',
  ],
  [
    'the same, though the schedule is an administrator’s',
    push({ event: 'schedule', role: 'admin' }),
    'Version ccccccc is not the one that was accepted last: publish a change, or ask a developer.',
  ],
  ['“Run workflow” on the version that was accepted last', push({ event: 'workflow_dispatch' }, { base: COMMIT }), MAY],
  [
    '“Run workflow” on another one',
    push({ event: 'workflow_dispatch' }),
    'Version ccccccc is not the one that was accepted last: publish a change, or ask a developer.',
  ],
  ['“Run workflow” on another one, by a developer', push({ event: 'workflow_dispatch', role: 'maintain' }), MAY],
  [
    '“Run workflow” where nothing was accepted',
    push({ event: 'workflow_dispatch' }, null),
    'Version ccccccc is not the one that was accepted last: publish a change, or ask a developer.',
  ],
  ['an accepted run that is run again by anybody', push({ verdict: 'success', role: 'read' }, null), MAY],
  [
    'a refused run that is run again',
    push({ verdict: 'failure' }, { changes: [file('package.json')] }),
    onlyDevelopers('package.json'),
  ],
  ['a refused run that a developer runs again', push({ verdict: 'failure', role: 'admin' }, null), MAY],
  // In whose name.
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
  expect(whyNot(pushed)).toBe(answer);
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
