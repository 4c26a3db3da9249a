/** The guard on a stand-in for GitHub: what it reads there, and what it says at the commit. */
import { expect, test } from 'vitest';
import { type ActionsGitHub, throughEditor, unsigned } from '../../../support/gitHub/actionsGitHub.ts';
import { CHENNAI, CODE, FILES, judge, NEW_PHONE, open, YES } from '../../../support/gitHub/judge.ts';
import { runScript } from '../../../support/runScript.ts';

test('content goes out, code does not; each push has a verdict at its commit', async () => {
  const gitHub = await open();
  const facts = gitHub.write(gitHub.first, NEW_PHONE, throughEditor('anita'));
  expect(await judge(gitHub, { commit: facts })).toBe(YES);
  const code = gitHub.write(facts, CODE, unsigned('anita'));
  const refused = 'anita changed package.json, which only developers may: those with the role Maintain or Admin.';
  expect(await judge(gitHub, { commit: code, before: facts })).toBe(`1 failure: ${refused}`);
  const linked = gitHub.write(
    facts,
    { 'media/a.webp': { mode: '120000', content: '../package.json' } },
    unsigned('anita'),
  );
  expect(await judge(gitHub, { commit: linked, before: facts })).toMatch(/^1 failure: anita changed media\/a\.webp/);
});

test('what was refused stays in the way of what comes after it, until it is taken out again', async () => {
  const gitHub = await open();
  const code = gitHub.write(gitHub.first, CODE, unsigned('anita'));
  await judge(gitHub, { commit: code });
  const after = gitHub.write(code, NEW_PHONE, throughEditor('ravi'));
  expect(await judge(gitHub, { commit: after, before: code, actor: 'ravi' })).toMatch(
    /^1 failure: package\.json has changed since version/,
  );
  const back = gitHub.write(after, { 'package.json': FILES['package.json'] }, unsigned('ravi'));
  expect(await judge(gitHub, { commit: back, before: after, actor: 'ravi' })).toBe('0 success: ravi may change this.');
});

test('a branch that was forced back is refused, and stays refused in two steps, by night and when it is run again', async () => {
  const gitHub = await open();
  const old = gitHub.first;
  const newer = gitHub.accept(gitHub.write(old, CODE, unsigned('meena')));
  const back = /^1 failure: This takes back version \w{7}, which was accepted/;
  expect(await judge(gitHub, { commit: old, before: newer })).toMatch(back);
  const next = gitHub.write(old, NEW_PHONE, throughEditor('anita'));
  expect(await judge(gitHub, { commit: next, before: old })).toMatch(back);
  const zeros = '0'.repeat(40);
  expect(await judge(gitHub, { commit: next, before: zeros })).toMatch(back);
  expect(await judge(gitHub, { commit: old, before: '', event: 'schedule', actor: 'meena' })).toMatch(
    /^1 failure: Version/,
  );
  // Its first run had accepted it.
  const [first] = gitHub.runs.filter(({ head_sha: sha }) => sha === old).slice(-1);
  expect(await judge(gitHub, { commit: old, before: '', run: first?.id ?? 0, attempt: 2 })).toMatch(/^0 success/);
  expect(await judge(gitHub, { commit: next, before: old })).toMatch(back);
  expect(await judge(gitHub, { commit: old, before: newer, actor: 'meena' })).toBe('0 success: meena may change this.');
  expect(await judge(gitHub, { commit: next, before: old })).toBe(YES);
});

test('an accepted version stays accepted under whatever is heaped upon it', async () => {
  const heaps: Record<string, (gitHub: ActionsGitHub, newer: string) => unknown> = {
    'a run that is run again while GitHub is silent': (gitHub, newer) => {
      gitHub.faults.push({ words: 'permission', status: 500, times: 5 });
      const [run] = gitHub.runs.filter(({ head_sha: sha }) => sha === newer);
      return judge(gitHub, { commit: newer, run: run?.id ?? 0, attempt: 2 });
    },
    'a thousand statuses of somebody’s own': (gitHub, newer) => {
      for (let count = 0; count < 1000; count += 1) gitHub.say(newer, 'failure', 1, 'anita', `mine ${count}`);
    },
    'a thousand runs that were refused': (gitHub, newer) => {
      const refused = gitHub.write(newer, CODE, unsigned('anita'));
      for (let count = 0; count < 1000; count += 1) gitHub.startRun(refused).status = 'completed';
    },
  };
  for (const [what, heap] of Object.entries(heaps)) {
    const gitHub = await open();
    const old = gitHub.first;
    const newer = gitHub.accept(gitHub.write(old, CODE, unsigned('meena')));
    await heap(gitHub, newer);
    const back = gitHub.write(old, NEW_PHONE, throughEditor('anita'));
    expect([what, await judge(gitHub, { commit: back, before: old })]).toEqual([what, expect.stringMatching(/^1 /)]);
    const next = { commit: gitHub.write(newer, CODE, unsigned('meena')), before: newer, actor: 'meena' };
    expect(await judge(gitHub, next)).toBe('0 success: meena may change this.');
  }
});

test('the version before is waited for while its run is judging', async () => {
  const gitHub = await open();
  const code = gitHub.write(gitHub.first, CODE, unsigned('meena'));
  const run = gitHub.startRun(code);
  const facts = gitHub.write(code, NEW_PHONE, throughEditor('anita'));
  const judged = judge(gitHub, { commit: facts, before: code });
  await expect
    .poll(() => gitHub.requests.filter((each) => each.includes(`${code}/statuses`)).length)
    .toBeGreaterThan(1);
  gitHub.say(code, 'success', run.id);
  expect(await judged).toMatch(/^0 success: anita may change this\./);
});

test('an answer that is missing for a moment is asked for again', async () => {
  const gitHub = await open();
  const facts = gitHub.write(gitHub.first, NEW_PHONE, throughEditor('anita'));
  gitHub.faults.push({ words: 'permission', status: 502, times: 3 });
  gitHub.faults.push({
    words: 'POST',
    status: 403,
    times: 1,
    body: '{ "message": "You have exceeded a secondary rate limit." }',
  });
  gitHub.faults.push({ words: 'compare', status: 429, times: 1, headers: { 'retry-after': '1' } });
  expect(await judge(gitHub, { commit: facts })).toBe(YES);
});

test('when GitHub stays silent, that is said, and the next push is judged with this one: nobody is locked out', async () => {
  const gitHub = await open();
  const facts = gitHub.write(gitHub.first, NEW_PHONE, throughEditor('anita'));
  gitHub.faults.push({ words: 'git/trees', status: 503, times: 5 });
  expect(await judge(gitHub, { commit: facts })).toMatch(/^1 error: Not judged yet\. GitHub answers 503 to git\/trees/);
  const next = gitHub.write(facts, { [CHENNAI]: 'phone: "3"\n' }, throughEditor('ravi'));
  expect(await judge(gitHub, { commit: next, before: facts, actor: 'ravi' })).toBe('0 success: ravi may change this.');
  const code = gitHub.write(next, CODE, unsigned('anita'));
  gitHub.faults.push({ words: 'permission', status: 500, times: 5 });
  expect(await judge(gitHub, { commit: code, before: next })).toMatch(/^1 error: Not judged yet\./);
  const after = gitHub.write(code, NEW_PHONE, throughEditor('ravi'));
  expect(await judge(gitHub, { commit: after, before: code, actor: 'ravi' })).toMatch(
    /^1 failure: package\.json has changed since/,
  );
});

test('a sentence is as long, and has such letters, as GitHub takes them', async () => {
  const gitHub = await open();
  const commit = gitHub.write(gitHub.first, { [`pages/${'😀'.repeat(60)}.js`]: '' }, unsigned('anita'));
  expect(await judge(gitHub, { commit })).toMatch(/^1 failure: anita changed pages\/\?+…, which only developers may/);
});

test('the merge queue acts for who made the proposal; a bot without one and an account that is gone do not', async () => {
  const gitHub = await open();
  const facts = gitHub.write(gitHub.first, NEW_PHONE, throughEditor('anita'));
  const queue = { commit: facts, actor: 'github-merge-queue[bot]' };
  expect(await judge(gitHub, queue)).toBe(
    '1 failure: github-merge-queue[bot] is no person, and merged no proposal of one.',
  );
  gitHub.proposals.push({ number: 1, author: 'anita', base: 'main', commits: [facts], madeInto: [facts] });
  expect(await judge(gitHub, queue)).toBe('0 success: github-merge-queue[bot] may change this.');
  const more = gitHub.write(facts, { [CHENNAI]: 'phone: "3"\n' }, unsigned('ghost'));
  expect(await judge(gitHub, { commit: more, before: facts, actor: 'ghost' })).toBe(
    '1 failure: ghost has no role in this repository.',
  );
});

test('run as a file, it ends with what it says', async () => {
  const { status, stdout } = runScript('scripts/publish/guard.ts', [], '.', {
    ACTOR: 'a%\n::b',
    GITHUB_API_URL: 'http://127.0.0.1:9',
    WAIT: '1',
  });
  expect([status, stdout]).toEqual([
    1,
    expect.stringMatching(/^::error::Not judged yet\. GitHub answers nothing to collaborators\/a%2525%250A/),
  ]);
});
