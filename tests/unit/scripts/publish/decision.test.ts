/** Who may publish what, and after which history. */
import { describe, expect, test } from 'vitest';
import { explainRefusal, type PathChange, type Push } from '../../../../scripts/publish/decision.ts';
import { added, COMMIT, file, push, removed } from '../../../support/gitHub/judgedPush.ts';

const changing = (...changes: readonly PathChange[]) => push({}, { changes });
const onlyDevelopers = (path: string, who = 'anita') =>
  `${who} changed ${path}, which only developers may: those with the role Maintain or Admin.`;

const QUEUE = { actor: 'github-merge-queue[bot]', role: undefined };
const UNJUDGED = { before: 'b'.repeat(40) };
const photographs = Array.from({ length: 400 }, (_, at) => added(`media/team/${at}.jpg`));

test.each<[what: string, push: Push]>([
  ['facts, a photograph', changing(file('branches/chennai.yaml'), added('media/a.webp'))],
  ['words', changing(file('locales/ta/home.json'))],
  ['a new branch, and one that is closed', changing(added('branches/madurai.yaml'), removed('branches/trichy.yaml'))],
  ['three hundred and more photographs', changing(...photographs)],
  ['nothing at all', changing()],
  ['a words file that is removed in a translation', changing(removed('locales/ta/home.json'))],
  ['code by who maintains', push({ role: 'maintain' }, null)],
  ['code by an administrator', push({ role: 'admin' }, null)],
  ['facts that the merge queue merges', push({ ...QUEUE, proposer: { account: 'anita', role: 'write' } })],
  ['accepted versions that a developer takes back', push({ role: 'maintain' }, { hasBase: false })],
  ['a branch that was made anew from the accepted version', push({ before: undefined as never })],
  ['facts after a version that nobody judged', push(UNJUDGED, { changes: [file('branches/chennai.yaml')] })],
  ['facts after code that was refused and is taken out again', push(UNJUDGED)],
  ['the nightly build of the version that was accepted last', push({ event: 'schedule' }, { base: COMMIT })],
  ['“Run workflow” on the version that was accepted last', push({ event: 'workflow_dispatch' }, { base: COMMIT })],
  ['“Run workflow” on another one, by a developer', push({ event: 'workflow_dispatch', role: 'maintain' })],
  ['an accepted run that is run again by anybody', push({ verdict: 'success', role: 'read' }, null)],
  ['a refused run that a developer runs again', push({ verdict: 'failure', role: 'admin' }, null)],
])('%s may go out', (_what, pushed) => expect(explainRefusal(pushed)).toBeUndefined());

describe('only developers may change', () => {
  test.each([
    ...['package.json', 'tsconfig.json', 'editor.yaml', '.npmrc', '.github/workflows/website.yml'],
    ...['scripts/publish/guard.ts', 'components/ui/Card.tsx', 'branches/model/day.ts', 'branches/package.json'],
    ...['branches/Chennai.YAML', 'locales/languages.json', 'locales/notes/home.json', 'locales/Package.JSON'],
    ...['locales/ta/new-page.json', 'locales/fr/home.json', 'locales/record/fr.json', 'media/icons/phone.svg'],
    ...['media/.npmrc', 'media/node_modules/front.webp', 'media/one/two/three/front.webp', 'media/front.webp.js'],
  ])('%s', (path) => {
    expect(explainRefusal(changing(file('branches/chennai.yaml'), file(path)))).toBe(onlyDevelopers(path));
  });

  test.each([
    ['a removed words file of English, which nobody else could bring back', removed('locales/en/a.json')],
    ['code that is removed', removed('components/ui/Card.tsx')],
    ['a symbolic link with the name of a branch', added('branches/madurai.yaml', '120000')],
    ['a file of facts that becomes a symbolic link', file('branches/chennai.yaml', '100644', '120000')],
    ['a symbolic link that becomes a file', file('media/front.webp', '120000', '100644')],
    ['a submodule with the name of a picture', added('media/front.webp', '160000')],
    ['a picture that can be run', file('media/front.webp', '100644', '100755')],
  ])('%s', (_what, change) => {
    expect(explainRefusal(changing(change))).toBe(onlyDevelopers(change.path));
  });

  test('a name with a line break for the log', () => {
    expect(explainRefusal(changing(added('a\n::set-env::b')))).toBe(onlyDevelopers('a?::set-env::b'));
  });

  test('code through the queue, whoever proposed it', () => {
    const proposed = push(
      { ...QUEUE, proposer: { account: 'ravi', role: 'admin' } },
      { changes: [file('package.json')] },
    );
    expect(explainRefusal(proposed)).toBe(onlyDevelopers('package.json', 'ravi'));
  });
});

test.each<[what: string, who: Partial<Push>, answer: string]>([
  ['may read', { role: 'read' }, 'anita may read, but not publish.'],
  ['has an account that is gone', { role: undefined }, 'anita has no role in this repository.'],
  ['has an own role', { role: 'Edit' }, 'anita has the role “Edit”, which the guard does not know.'],
  ['has a role spelt like one', { role: 'Admin' }, 'anita has the role “Admin”, which the guard does not know.'],
  ['is a bot', { actor: 'a[bot]', role: undefined }, 'a[bot] is no person, and merged no proposal of one.'],
  [
    'may read, by the queue',
    { ...QUEUE, proposer: { account: 'sam', role: 'read' } },
    'sam may read, but not publish.',
  ],
])('facts of somebody who %s are refused', (_who, who, answer) => expect(explainRefusal(push(who))).toBe(answer));

const NOT_LAST = 'Version ccccccc is not the one that was accepted last: publish a change, or ask a developer.';
const DEVELOPERS = 'only developers may, those with the role Maintain or Admin.';
const TAKES_BACK = `This takes back version aaaaaaa, which was accepted: ${DEVELOPERS}`;
const SINCE = `package.json has changed since version aaaaaaa, which was accepted last: ${DEVELOPERS}`;
const FIRST =
  'No version was accepted yet: the first one is published by a developer, those with the role Maintain or Admin.';
const CODE = { changes: [file('package.json')] };

test.each<[what: string, push: Push, answer: string]>([
  ['too much', push({}, { isComplete: false }), 'anita changed more than can be looked through: a developer has to.'],
  ['another branch', push({ ref: 'refs/heads/draft' }), 'Only the branch main is published, not refs/heads/draft.'],
  ['a tag', push({ ref: 'refs/tags/main', role: 'admin' }), 'Only the branch main is published, not refs/tags/main.'],
  ['the first version, by who may write', push({}, null), FIRST],
  ['accepted versions that are taken back', push({}, { hasBase: false }), TAKES_BACK],
  ['a branch made anew from somewhere else', push({ before: undefined as never }, { hasBase: false }), TAKES_BACK],
  ['facts after code that nobody judged', push(UNJUDGED, CODE), SINCE],
  ['the nightly build of another version', push({ event: 'schedule' }), NOT_LAST],
  ['“Run workflow” on another version', push({ event: 'workflow_dispatch' }), NOT_LAST],
  ['a refused run that is run again', push({ verdict: 'failure' }, CODE), onlyDevelopers('package.json')],
])('%s is refused', (_what, pushed, answer) => expect(explainRefusal(pushed)).toBe(answer));
