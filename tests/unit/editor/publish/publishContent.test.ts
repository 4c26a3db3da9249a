/** What a person has saved is published through Git, with what others have published, and nothing is ever lost. */
import { chmodSync, existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureOf, remoteWords } from '../../../../editor/publish/git/gitFailed.ts';
import { readRepository } from '../../../../editor/publish/git/repository.ts';
import { conflictId, type Side } from '../../../../editor/publish/merge/conflict.ts';
import type { Published } from '../../../../editor/publish/publishContent.ts';
import { freePort } from '../../../support/freePort.ts';
import { CLINIC, type Clinic, everyFile, openWorld, type World } from './clinics.ts';

const CHENNAI = 'branches/chennai.yaml';
const KAVALKINARU = 'branches/kavalkinaru.yaml';
const TIPS = 'locales/en/dental-tips.json';
const PHONE = 'phone: "+910000000001"';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.stop());

let count = 0;
const newClinic = () => {
  count += 1;
  return world.clone(`clinic-${count}`);
};
const phone = (digit: number) => `phone: "+91900000000${digit}"`;

/** Why publishing failed. */
async function failed(clinic: Clinic): Promise<Readonly<{ failure: string; words: string }>> {
  try {
    return { failure: `none: ${(await clinic.publish()).outcome}`, words: '' };
  } catch (error) {
    return { failure: failureOf(error), words: remoteWords(error) };
  }
}

function choose(published: Published, side: Side) {
  if (published.outcome !== 'conflicts') throw new Error(`no conflict: ${published.outcome}`);
  return new Map(published.conflicts.map((conflict) => [conflictId(conflict), side]));
}

/** What a person had before they published, and what Git said about it. */
const stateOf = (clinic: Clinic) => ({
  files: everyFile(clinic.root),
  status: clinic.type('status', '--porcelain'),
  head: clinic.type('rev-parse', 'HEAD'),
});

/** Each of these works with repositories for some seconds: `npm run test:full` runs them. */
const rare = test.runIf(process.env.TEST_ALL);

test('only the content is published, whatever else is changed or staged', async () => {
  const clinic = newClinic();
  clinic.change(CHENNAI, PHONE, phone(1));
  clinic.write('media/notes.txt', 'new\n');
  clinic.write('README.md', 'changed\n');
  clinic.write('staged.txt', 'staged\n');
  clinic.write('locales/code.ts', 'export {};\n');
  clinic.type('add', 'staged.txt');
  const result = await clinic.publish({ message: 'Chennai: phone on 26 pages' });

  expect(result).toMatchObject({ outcome: 'published', files: [CHENNAI, 'media/notes.txt'], isBehind: false });
  expect(world.published(CHENNAI)).toContain(phone(1));
  expect(world.published('README.md')).toBe('Read me\n');
  expect(clinic.type('show', '--stat', '--format=%an|%ae|%s', 'HEAD')).toMatch(
    /^Meera\|meera@editor\.invalid\|Chennai: phone on 26 pages\n[\s\S]*2 files changed/,
  );
  expect(clinic.type('status', '--porcelain')).toBe(
    'A  staged.txt\n M README.md\n?? locales/code.ts\n'.replace(
      'A  staged.txt\n M README.md',
      ' M README.md\nA  staged.txt',
    ),
  );
  expect(clinic.type('rev-parse', 'HEAD')).toBe(clinic.type('rev-parse', 'origin/main'));
});

test('samples are not published as a real site, whoever turns off the test site, and nothing is lost', async () => {
  const clinic = newClinic();
  clinic.change(CLINIC, 'testSite: true', 'testSite: false');
  const before = stateOf(clinic);
  expect(await clinic.publish()).toEqual({ outcome: 'notReady', left: ['samples', 'advice'] });
  expect(stateOf(clinic)).toEqual(before);
  expect(world.published(CLINIC)).toContain('testSite: true');
});

rare('what others have published comes in', async () => {
  const [one, other] = [newClinic(), newClinic()];
  other.change(TIPS, 'Dental tips', 'Tips for teeth');
  other.write('media/other.txt', 'other\n');
  await other.publish();
  one.change(KAVALKINARU, 'name:', '# Ours\nname:');
  const result = await one.publish();

  expect(result).toMatchObject({ outcome: 'published', files: [KAVALKINARU], fromOthers: [TIPS, 'media/other.txt'] });
  expect(one.read(TIPS)).toContain('Tips for teeth');
  expect(one.read('media/other.txt')).toBe('other\n');
  expect(world.published(KAVALKINARU)).toContain('# Ours');
  expect(world.published(TIPS)).toContain('Tips for teeth');
  expect(one.type('status', '--porcelain')).toBe('');
});

test('two people change different fields of the same file', async () => {
  const [one, other] = [newClinic(), newClinic()];
  other.change(CHENNAI, 'sunday: [11:00-13:30]', 'sunday: closed');
  await other.publish();
  one.change(CHENNAI, 'postcode: "600082"', 'postcode: "600083"');
  expect(await one.publish()).toMatchObject({ outcome: 'published', files: [CHENNAI] });

  for (const text of [one.read(CHENNAI), world.published(CHENNAI)]) {
    expect(text).toContain('sunday: closed');
    expect(text).toContain('postcode: "600083"');
    expect(text).toContain('# placeholder: building and door number');
  }
  expect(one.type('status', '--porcelain')).toBe('');
});

test('a number that changes in the second in which the file came from others is not overlooked', async () => {
  const clinic = newClinic();
  // All that Git compares before it reads a file.
  clinic.type('config', 'core.checkStat', 'minimal');
  clinic.type('config', 'core.trustctime', 'false');
  const second = new Date(Math.floor(Date.now() / 1000) * 1000 - 60_000);
  const [file, index] = [join(clinic.root, CHENNAI), join(clinic.root, '.git/index')];
  utimesSync(file, second, second);
  clinic.type('update-index', '--refresh');
  const before = /phone: "[^"]*"/.exec(clinic.read(CHENNAI))?.[0] ?? '';
  clinic.change(CHENNAI, before, phone(6));
  for (const path of [file, index]) utimesSync(path, second, second);
  expect(await clinic.publish()).toMatchObject({ outcome: 'published', files: [CHENNAI] });
});

test.each(['ours', 'theirs'] as const)('two people change the same field: %s is chosen', async (side) => {
  const [one, other] = [newClinic(), newClinic()];
  const before = /phone: "[^"]*"/.exec(one.read(CHENNAI))?.[0] ?? '';
  const [mine, yours] = side === 'ours' ? [phone(2), phone(3)] : [phone(4), phone(5)];
  other.change(CHENNAI, before, yours);
  await other.publish();
  one.change(CHENNAI, before, mine);
  const saved = stateOf(one);
  const asked = await one.publish();

  expect(asked).toMatchObject({
    outcome: 'conflicts',
    conflicts: [{ file: CHENNAI, path: ['phone'], ours: mine.slice(8, -1), theirs: yours.slice(8, -1) }],
  });
  expect(stateOf(one)).toEqual(saved);
  expect(await one.publish({ choices: choose(asked, side) })).toMatchObject({
    outcome: side === 'ours' ? 'published' : 'nothing',
  });
  expect(world.published(CHENNAI)).toContain(side === 'ours' ? mine : yours);
  expect(one.read(CHENNAI)).toContain(side === 'ours' ? mine : yours);
  expect(one.type('status', '--porcelain')).toBe('');
});

rare('a translation and its review are not mixed from two people', async () => {
  const record = 'locales/record/ta.json';
  const entry = (english: string, text: string, more = '') =>
    `{\n  "common": {\n    "nav.home": {"english":"${english}","text":"${text}","by":"person"${more}}\n  }\n}\n`;
  const first = newClinic();
  first.type('config', 'core.autocrlf', 'false');
  first.write('locales/ta/x.md', 'x\n');
  first.write('media/a.txt', 'a\n');
  await first.publish();
  const [one, other] = [newClinic(), newClinic()];
  for (const clinic of [one, other]) clinic.type('pull', '--quiet');
  mkdirSync(join(one.root, 'locales/record'), { recursive: true });
  one.write(record, entry('11111111', '22222222'));
  await one.publish();
  other.type('pull', '--quiet');
  one.write(record, entry('11111111', '33333333'));
  other.write(record, entry('11111111', '22222222', ',"reviewed":"Priya, 2026-11-21"'));
  await other.publish();
  await one.publish();
  expect(world.published(record)).toBe(entry('11111111', '33333333'));
});

rare('what others published is checked together with what is published', async () => {
  const [one, other] = [newClinic(), newClinic()];
  other.change('branches/clinic.yaml', 'primaryBranch: chennai', 'primaryBranch: kavalkinaru');
  await other.publish();
  // Closing this branch would have been possible before.
  one.type('rm', '--quiet', '--cached', KAVALKINARU);
  rmSync(join(one.root, KAVALKINARU));
  const saved = stateOf(one);
  const result = await one.publish();
  expect(result).toMatchObject({ outcome: 'problems' });
  expect(result.outcome === 'problems' && result.problems[0]?.file).toBe('branches/clinic.yaml');
  expect(stateOf(one)).toEqual(saved);
});

rare('a hook that declines is told in its words, and nothing is lost', async () => {
  const clinic = newClinic();
  const hook = join(world.remote, 'hooks/pre-receive');
  writeFileSync(hook, '#!/bin/sh\necho "Ask Priya first." >&2\nexit 1\n');
  chmodSync(hook, 0o755);
  clinic.change(KAVALKINARU, 'name:', '# Declined\nname:');
  const saved = stateOf(clinic);
  const told = await failed(clinic);
  rmSync(hook);
  expect(told).toEqual({ failure: 'declined', words: 'Ask Priya first.' });
  expect(stateOf(clinic)).toEqual(saved);
  expect(await clinic.publish()).toMatchObject({ outcome: 'published' });
});

test('without a network nothing is lost', async () => {
  const clinic = newClinic();
  clinic.change(KAVALKINARU, 'name:', '# Offline\nname:');
  const address = `git://127.0.0.1:${await freePort()}/remote.git`;
  clinic.type('remote', 'set-url', 'origin', address);
  const saved = stateOf(clinic);
  expect(await failed(clinic)).toMatchObject({ failure: 'noNetwork' });
  clinic.type('remote', 'set-url', 'origin', 'https://nobody.invalid/x.git');
  expect(await failed(clinic)).toMatchObject({ failure: 'noNetwork' });
  expect(stateOf(clinic)).toEqual(saved);
});

rare('a remote without the right to write is told', async () => {
  const clinic = newClinic();
  clinic.change(KAVALKINARU, 'name:', '# No rights\nname:');
  clinic.type('remote', 'set-url', '--push', 'origin', world.address.replace('remote.git', 'first'));
  const saved = stateOf(clinic);
  clinic.type('remote', 'set-url', 'origin', `${world.address}x`);
  clinic.type('remote', 'set-url', '--push', 'origin', `${world.address}x`);
  expect(await failed(clinic)).toMatchObject({ failure: 'noRights' });
  expect(stateOf(clinic)).toEqual(saved);
});

test('when somebody is faster, it starts again from what they published', async () => {
  const [one, other] = [newClinic(), newClinic()];
  one.change(KAVALKINARU, 'name:', '# Slower\nname:');
  other.change(TIPS, '"doNow"', '"doNow"');
  other.write('media/faster.txt', 'faster\n');
  // The other person publishes while this one's hook runs, which is after the fetch.
  const hook = join(one.root, '.git/hooks/pre-push');
  const done = join(world.folder, 'done');
  writeFileSync(
    hook,
    `#!/bin/sh\n[ -e "${done}" ] && exit 0\ntouch "${done}"\ncd "${other.root}" && unset GIT_DIR && git add media && git -c user.name=x -c user.email=x@y commit -qm faster && git push -q origin main\n`,
  );
  chmodSync(hook, 0o755);
  expect(await one.publish()).toMatchObject({ outcome: 'published', fromOthers: ['media/faster.txt'] });
  expect(existsSync(done)).toBe(true);
  expect(one.type('log', '--format=%s', '-2')).toBe('Test: a change\nfaster\n');
});

rare('a commit that was never sent is sent with it; commits on both sides are told', async () => {
  const [one, other] = [newClinic(), newClinic()];
  one.write('README.md', 'Read me first\n');
  one.type('commit', '-qam', 'Read me');
  one.change(KAVALKINARU, 'name:', '# Own\nname:');
  expect(await one.publish()).toMatchObject({ outcome: 'published' });
  expect(world.published('README.md')).toBe('Read me first\n');
  other.write('README.md', 'Read this\n');
  other.type('commit', '-qam', 'Read this');
  other.change(KAVALKINARU, 'name:', '# Other\nname:');
  const saved = stateOf(other);
  expect(await other.publish()).toEqual({ outcome: 'diverged' });
  expect(stateOf(other)).toEqual(saved);
});

rare('a file of a developer in the way stays, and publishing still works', async () => {
  const [one, other] = [newClinic(), newClinic()];
  other.write('README.md', 'From others\n');
  other.type('commit', '-qam', 'Others');
  other.type('push', '-q');
  one.write('README.md', 'In the middle of something\n');
  one.change(KAVALKINARU, 'name:', '# Behind\nname:');
  expect(await one.publish()).toMatchObject({ outcome: 'published', isBehind: true });
  expect(one.read('README.md')).toBe('In the middle of something\n');
  expect(world.published(KAVALKINARU)).toContain('# Behind');
  one.change(KAVALKINARU, '# Behind', '# Not behind');
  expect(await one.publish()).toMatchObject({ outcome: 'published' });
  expect(world.published(KAVALKINARU)).toContain('# Not behind');
  expect(world.published('README.md')).toBe('From others\n');
});

rare('a repository in the middle of something is left alone', async () => {
  const clinic = newClinic();
  const state = () => readRepository(clinic.git);
  writeFileSync(join(clinic.root, '.git/MERGE_HEAD'), clinic.type('rev-parse', 'HEAD'));
  expect(await state()).toEqual({ kind: 'blocked', obstacle: 'merging' });
  rmSync(join(clinic.root, '.git/MERGE_HEAD'));
  writeFileSync(join(clinic.root, '.git/index.lock'), '');
  expect(await state()).toEqual({ kind: 'blocked', obstacle: 'locked' });
  rmSync(join(clinic.root, '.git/index.lock'));
  clinic.type('checkout', '--quiet', '--detach');
  expect(await state()).toEqual({ kind: 'blocked', obstacle: 'detached' });
});
