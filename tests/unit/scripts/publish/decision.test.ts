/** Who may publish what. Each row: who, what and which history, and the answer; `MAY` where it may go out. */
import { expect, test } from 'vitest';
import { explainRefusal, type PathChange, type Push } from '../../../../scripts/publish/decision.ts';
import { added, COMMIT, file, push, removed } from '../../../support/gitHub/judgedPush.ts';

const MAY = undefined;
const changing = (...changes: readonly PathChange[]) => push({}, { changes });
const onlyDevelopers = (path: string) =>
  `anita changed ${path}, which only developers may: those with the role Maintain or Admin.`;

/** A row of a change that only developers may make. */
const refused = (what: string, change: PathChange): [string, Push, string] => [
  what,
  changing(change),
  onlyDevelopers(change.path),
];
const NOT_LAST = 'Version ccccccc is not the one that was accepted last: publish a change, or ask a developer.';
const TAKES_BACK =
  'This takes back version aaaaaaa, which was accepted: only developers may, those with the role Maintain or Admin.';
const QUEUE = { actor: 'github-merge-queue[bot]', role: undefined };
const UNJUDGED = { before: 'b'.repeat(40) };

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
    changing(file('locales/glossary.csv'), file('locales/tone.ta.md')),
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
  ['a words file that is removed in a translation', changing(removed('locales/ta/home.json')), MAY],
  refused(
    'one that is removed in English, which names them: nobody else could bring it back',
    removed('locales/en/home.json'),
  ),
  refused('code that is removed', removed('components/ui/Card.tsx')),
  refused('a symbolic link with the name of a branch', added('branches/madurai.yaml', '120000')),
  refused('a file of facts that becomes a symbolic link', file('branches/chennai.yaml', '100644', '120000')),
  refused('a symbolic link that becomes a file', file('media/front.webp', '120000', '100644')),
  refused('a submodule with the name of a picture', added('media/front.webp', '160000')),
  refused('a picture that can be run', file('media/front.webp', '100644', '100755')),
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
    push({ ...QUEUE, proposer: { account: 'anita', role: 'write' } }),
    MAY,
  ],
  [
    'a proposal of who may only read, through the queue',
    push({ ...QUEUE, proposer: { account: 'sam', role: 'read' } }),
    'sam may read, but not publish.',
  ],
  [
    'a proposal of an account that is gone, through the queue',
    push({ ...QUEUE, proposer: { account: 'ghost', role: undefined } }),
    'ghost has no role in this repository.',
  ],
  [
    'code through the queue, whoever proposed it',
    push({ ...QUEUE, proposer: { account: 'ravi', role: 'admin' } }, { changes: [file('package.json')] }),
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
  ['accepted versions that are taken back', push({}, { hasBase: false }), TAKES_BACK],
  ['accepted versions that a developer takes back', push({ role: 'maintain' }, { hasBase: false }), MAY],
  ['a branch that was made anew from the accepted version', push({ before: undefined as never }), MAY],
  [
    'a branch that was made anew from somewhere else',
    push({ before: undefined as never }, { hasBase: false }),
    TAKES_BACK,
  ],
  ['facts after a version that nobody judged', push(UNJUDGED, { changes: [file('branches/chennai.yaml')] }), MAY],
  [
    'facts after code that nobody judged',
    push(UNJUDGED, { changes: [file('package.json')] }),
    'package.json has changed since version aaaaaaa, which was accepted last: only developers may, those with the role Maintain or Admin.',
  ],
  ['facts after code that was refused and is taken out again', push(UNJUDGED), MAY],
  ['the nightly build of the version that was accepted last', push({ event: 'schedule' }, { base: COMMIT }), MAY],
  ['the nightly build of another one', push({ event: 'schedule' }), NOT_LAST],
  ['the same, though the schedule is an administrator’s', push({ event: 'schedule', role: 'admin' }), NOT_LAST],
  ['“Run workflow” on the version that was accepted last', push({ event: 'workflow_dispatch' }, { base: COMMIT }), MAY],
  ['“Run workflow” on another one', push({ event: 'workflow_dispatch' }), NOT_LAST],
  ['“Run workflow” on another one, by a developer', push({ event: 'workflow_dispatch', role: 'maintain' }), MAY],
  ['“Run workflow” where nothing was accepted', push({ event: 'workflow_dispatch' }, null), NOT_LAST],
  ['an accepted run that is run again by anybody', push({ verdict: 'success', role: 'read' }, null), MAY],
  [
    'a refused run that is run again',
    push({ verdict: 'failure' }, { changes: [file('package.json')] }),
    onlyDevelopers('package.json'),
  ],
  ['a refused run that a developer runs again', push({ verdict: 'failure', role: 'admin' }, null), MAY],
])('%s', (_what, pushed, answer) => {
  expect(explainRefusal(pushed)).toBe(answer);
});
