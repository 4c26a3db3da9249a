/** Whose a reading is, by the commits and proposals on a stand-in for GitHub. */
import { expect, test } from 'vitest';
import { type Made, throughEditor, unsigned } from '../../../support/gitHub/actionsGitHub.ts';
import { BY_RAVI, COUNTS, judge, NEW_PHONE, OTHERS, open, RECORD, YES } from '../../../support/gitHub/judge.ts';

test('any number of commits may change content; of readings, as many as are looked through one by one', async () => {
  const gitHub = await open();
  let tip = gitHub.first;
  for (let count = 0; count < 300; count += 1) tip = gitHub.write(tip, NEW_PHONE, unsigned('anita'));
  expect(await judge(gitHub, { commit: tip })).toBe(YES);
  for (let count = 0; count < 251; count += 1) tip = gitHub.write(tip, BY_RAVI, throughEditor('ravi'));
  expect(await judge(gitHub, { commit: tip })).toMatch(/^1 failure: anita changed more than can be looked through/);
});

test('a record is read as a build reads it, and not taken for missing', async () => {
  const record = BY_RAVI[RECORD];
  for (const [content, times, answer] of [
    [record, 2, /^1 error: Not judged yet\. GitHub does not find locales\/record\/ta\.json yet\./],
    [`${'\n'.repeat(5_000_000)}${record}`, 0, /^1 failure: locales\/record\/ta\.json is damaged/],
    [Buffer.from(`\ufeff${record}`, 'utf16le'), 0, OTHERS],
  ] as const) {
    const gitHub = await open();
    gitHub.faults.push({ words: 'contents/locales/record', status: 404, times });
    const commit = gitHub.write(gitHub.first, { [RECORD]: { mode: '100644', content } }, throughEditor('anita'));
    expect(await judge(gitHub, { commit })).toMatch(answer);
  }
});

test('a colleague merges a proposal, with the reading of who made it', async () => {
  const gitHub = await open();
  const base = gitHub.first;
  const own = gitHub.write(base, BY_RAVI, throughEditor('ravi'));
  // Two halves that say nothing may become a reading when they are put together, by whoever presses the button.
  const half = gitHub.write(base, NEW_PHONE, throughEditor('anita'));
  const evil = gitHub.write([base, half], BY_RAVI, throughEditor('ravi'));
  expect(await judge(gitHub, { commit: evil, actor: 'ravi' })).toMatch(/^1 failure: Nothing shows that the reading/);
  const merged = gitHub.write([base, own], BY_RAVI, throughEditor('anita'));
  expect(await judge(gitHub, { commit: merged })).toBe(YES);
});

test.each<[what: string, own: readonly Made[], made: readonly Made[], answer: RegExp, changed?: typeof NEW_PHONE]>([
  ['squashed', [throughEditor('ravi')], [throughEditor('ravi')], COUNTS],
  ['squashed, with a reading that somebody else has put in', [throughEditor('anita')], [throughEditor('ravi')], OTHERS],
  [
    'squashed, with a reading that is in none of them',
    [throughEditor('ravi')],
    [throughEditor('ravi')],
    OTHERS,
    NEW_PHONE,
  ],
  ['rebased', [throughEditor('ravi')], [unsigned('ravi')], COUNTS],
  ['rebased, with a reading that somebody else has put in', [throughEditor('anita')], [unsigned('ravi')], OTHERS],
  [
    'rebased and signed by GitHub, with an author’s line that somebody else has written',
    [unsigned('ravi'), unsigned('ravi')],
    [throughEditor('ravi'), throughEditor('ravi')],
    OTHERS,
  ],
])('a proposal keeps only the readings of its own commits: %s', async (_what, own, made, answer, changed) => {
  for (const isStacked of [false, true]) {
    const gitHub = await open();
    const base = gitHub.first;
    // The reading is in the first of them.
    const write = (who: readonly Made[], files: Readonly<Record<string, string>> = BY_RAVI) => {
      const commits: string[] = [];
      for (const each of who) commits.push(gitHub.write(commits.at(-1) ?? base, files, each));
      return commits;
    };
    const [commits, madeInto] = [write(own, changed), write(made)];
    gitHub.proposals.push({ number: 1, author: 'ravi', base: isStacked ? 'draft' : 'main', commits, madeInto });
    const tip = madeInto.at(-1) ?? '';
    const pushed = isStacked ? gitHub.write([base, tip], BY_RAVI, throughEditor('anita')) : tip;
    if (isStacked)
      gitHub.proposals.push({ number: 2, author: 'anita', base: 'main', commits: madeInto, madeInto: [pushed] });
    expect(await judge(gitHub, { commit: pushed })).toMatch(answer);
  }
});

test('an editor.yaml with a mistake knows nobody, and says so', async () => {
  const gitHub = await open();
  const broken = gitHub.accept(gitHub.write(gitHub.first, { 'editor.yaml': 'people: [' }, unsigned('meena')));
  const signed = gitHub.write(broken, BY_RAVI, throughEditor('ravi'));
  expect(await judge(gitHub, { commit: signed, before: broken, actor: 'ravi' })).toMatch(
    /^1 failure: editor\.yaml has a mistake/,
  );
});
