/**
 * The workflow that publishes: its steps run as they stand, with a GitHub and a repository of this machine. What the guard decides is tested
 * in `publish/`.
 */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readAccepted } from '../../../scripts/publish/accepted.ts';
import { openGitHub } from '../../../scripts/publish/gitHub.ts';
import { type ActionsGitHub, actionsGitHub, REPOSITORY, unsigned } from '../../support/gitHub/actionsGitHub.ts';
import { type Files, temporaryFolder as folder } from '../../support/temporaryFolder.ts';

type Step = Readonly<{
  name?: string;
  if?: string;
  uses?: string;
  run: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}>;
type Job = Readonly<{
  if?: string;
  needs?: string | string[];
  permissions: Record<string, string>;
  env?: Record<string, string>;
  environment?: string;
  steps: readonly Step[];
}>;

const { jobs, env, permissions }: { jobs: Record<string, Job>; env: Record<string, string>; permissions: object } =
  parse(readFileSync('.github/workflows/website.yml', 'utf8'));
const stepNamed = (job: string, name: string): Step => jobs[job]?.steps.find((step) => step.name === name) as Step;

const COMMIT = 'c'.repeat(40);

const AsyncFunction: FunctionConstructor = Object.getPrototypeOf(async () => {}).constructor;

/** Runs what names the version that was accepted last. @returns what it prints */
async function findAccepted(gitHub: ActionsGitHub): Promise<string> {
  const asked = { GITHUB_API_URL: gitHub.api, GITHUB_REPOSITORY: REPOSITORY, GH_TOKEN: 'token', WAIT: '10' };
  const printed: string[] = [];
  const log = (line: string) => printed.push(line);
  await new AsyncFunction('process', 'console', String(env.FIND_ACCEPTED))({ env: asked }, { log });
  return printed.join('\n');
}

test('the workflow and the guard know the same version as the one that was accepted last', async () => {
  const gitHub = await actionsGitHub({ 'a.txt': '1' }, {});
  const agree = async (commit: string | undefined) => {
    const asked = openGitHub({ api: gitHub.api, repository: REPOSITORY, token: 'token', wait: 10 });
    expect(await readAccepted(asked, Number.NaN).last(undefined)).toBe(commit);
    expect(await findAccepted(gitHub)).toBe(commit ?? '');
  };
  await agree(undefined);
  gitHub.accept(gitHub.first);
  await agree(gitHub.first);
  const next = gitHub.write(gitHub.first, { 'a.txt': '2' }, unsigned('anita'));
  const run = gitHub.startRun(next);
  // A verdict is only what this workflow posts, from a run on this branch, of that commit.
  for (const forge of [
    () => gitHub.say(next, 'success', run.id, 'anita'),
    () => gitHub.say(next, 'success', gitHub.startRun(next, 'draft').id),
    () => gitHub.say(next, 'success', gitHub.startRun(next, 'main', '.github/workflows/test.yml').id),
    () => gitHub.say(next, 'success', gitHub.startRun(next, 'main', undefined, 'pull_request').id),
    () => gitHub.say(next, 'success', gitHub.runs.find(({ head_sha: sha }) => sha === gitHub.first)?.id ?? 0),
    () => gitHub.say(next, 'success', run.id, 'github-actions[bot]', 'website'),
    () => gitHub.say(next, 'success', 1),
  ]) {
    forge();
    await agree(gitHub.first);
  }
  gitHub.say(next, 'error', run.id);
  await agree(gitHub.first);
  for (let night = 0; night < 120; night += 1) gitHub.startRun(next);
  gitHub.say(next, 'success', run.id);
  for (let night = 0; night < 120; night += 1) gitHub.say(next, 'success', run.id, 'github-actions[bot]', 'website');
  gitHub.faults.push({ words: 'statuses', status: 502, times: 2 });
  await agree(next);
  gitHub.say(next, 'error', run.id);
  gitHub.say(gitHub.first, 'success', gitHub.startRun(gitHub.first, 'main', undefined, 'pull_request').id);
  await agree(next);
  gitHub.say(next, 'failure', run.id);
  await agree(gitHub.first);
  for (let count = 0; count < 1000; count += 1) gitHub.say(gitHub.first, 'success', 1, 'anita', `mine ${count}`);
  await expect(agree(gitHub.first)).rejects.toThrow('GitHub has more statuses than can be read.');
  await expect(findAccepted(gitHub)).rejects.toThrow('GitHub has more statuses than can be read.');
});

/**
 * A folder where steps run as GitHub runs them.
 * @param commands what stands in for programs: lines of a shell script
 */
function workplace(commands: Readonly<Record<string, string>> = {}, files: Files = {}) {
  const cwd = folder(files);
  const add = (name: string, body: string) => writeFileSync(join(cwd, name), `#!/bin/sh\n${body}\n`, { mode: 0o755 });
  for (const [name, body] of Object.entries(commands)) add(name, body);
  /** @returns whether the step succeeded */
  const run = async (job: string, name: string, added: Readonly<Record<string, string>> = {}) => {
    const all = {
      ...{ ...process.env, ...env, COMMIT, SITES: 'combined chennai', GITHUB_REPOSITORY: REPOSITORY },
      ...{ GITHUB_OUTPUT: join(cwd, 'output.txt'), GITHUB_STEP_SUMMARY: join(cwd, 'summary.md') },
      ...{ PATH: `${cwd}:${process.env.PATH}`, ...added },
    };
    const words = ['-eo', 'pipefail', '-c', stepNamed(job, name).run];
    return promisify(execFile)('bash', words, { cwd, env: all }).then(
      () => true,
      () => false,
    );
  };
  /** What a file holds, which is as good as empty if it is not there: `asked.txt` is what the programs were asked for. */
  const read = (path = 'asked.txt') => (existsSync(join(cwd, path)) ? readFileSync(join(cwd, path), 'utf8') : '');
  return { cwd, add, run, read };
}

const WITHOUT_GUARD = 'Let only developers publish what no guard has judged';

test.each([
  ['push', 'maintain', 'main', 'success'],
  ['workflow_dispatch', 'maintain', 'main', 'success'],
  ['schedule', 'admin', 'main', 'error'],
  ['push', 'write', 'main', 'error'],
  ['push', '', 'main', 'error'],
  ['push', 'push, admin', 'main', 'error'],
  ['push', 'maintain', 'draft', 'error'],
  // Who cancels the run has thought better of it.
  ['push', 'maintain', 'main', 'error', 'cancelled'],
])('without a guard, a %s with the role "%s" on %s: %s', async (event, role, branch, state, STATUS = 'success') => {
  const asked = { GITHUB_REF: `refs/heads/${branch}`, EVENT: event, STATUS, ROLE_OF: 'x/permission', RUN: 'run' };
  expect(stepNamed('guard', WITHOUT_GUARD).run.trim().split('\n').length).toBeLessThanOrEqual(10);
  for (const isJudged of [false, true]) {
    const gh = `case "$*" in *permission*) echo "${role}";; *statuses\\?*) echo ${isJudged};; *) printf "%s\\n" "$@" >> asked.txt;; esac`;
    const { run, read } = workplace({ gh });
    expect(await run('guard', WITHOUT_GUARD, asked)).toBe(state === 'success');
    // What a guard has said to others stands.
    if (isJudged && state === 'error') expect(read()).toBe('');
    else expect(read()).toMatch(new RegExp(`statuses/${COMMIT}\n.*state=${state}\n.*context=may be published\n`, 's'));
    expect(/description=(.*)/.exec(read())?.[1]?.length ?? 0).toBeLessThanOrEqual(140);
  }
});

test('no step of the guard, of its packages or of GitHub can keep developers out, or leave a commit without a status', async () => {
  const steps = jobs.guard?.steps ?? [];
  const last = steps.at(-1);
  expect([last?.name, last?.if]).toEqual([WITHOUT_GUARD, "always() && steps.judge.outcome != 'success'"]);
  for (const step of steps.slice(0, -1))
    if (step.name !== 'See whether it has a guard') expect(step).toHaveProperty('continue-on-error', true);
  const gitHub = await actionsGitHub({ 'a.txt': '1' }, {});
  gitHub.faults.push({ words: 'actions/workflows', status: 500, times: 5 });
  const asked = { GITHUB_API_URL: gitHub.api, GH_TOKEN: 'token', WAIT: '1' };
  expect(await workplace().run('guard', 'Find the version that was accepted last', asked)).toBe(false);
});

test('mistakes stand at the commit, each with its file and line; otherwise, what was said last', async () => {
  const gh = 'printf "%s\\n" "$@" | grep -E "^(state|context|description)=" >> asked.txt';
  const report = async (files: Files) => {
    const { run, read } = workplace({ gh }, files);
    expect(await run('report', 'Say what is wrong')).toBe(true);
    return read();
  };
  const annotation = 'branches/chennai.yaml,line=3,col=5,title=A mistake::Found “100%25” 😀.%0AExpected 1.';
  const long = `::error file=a.json,line=1,col=1,title=B::${'x'.repeat(200)}`;
  const asked = await report({ 'said.txt': `Checking\n::error file=${annotation}\n${long}\n` });
  expect(asked.split('\n')).toContain('description=branches/chennai.yaml:3: Found “100%” ?. Expected 1.');
  expect(asked.match(/^context=.*$/gm)).toEqual(['context=website 1', 'context=website 2']);
  expect(asked).toMatch(/^description=a\.json:1: x{130}$/m);
  const said = '> preflight\nIt still has samples, or stop.\nTo see what is left: npm run preflight\n\nnpm error 1\n';
  const last = 'description=It still has samples, or stop. To see what is left';
  expect(await report({ 'said.txt': said })).toContain(`state=failure\ncontext=website\n${last}`);
  expect(await report({})).toContain('description=The build ended before it said why');
});

test('a site that is refused stops everything after it', async () => {
  const npm = 'echo "$@" >> asked.txt; case "$*" in *publish*chennai*) exit 1;; esac';
  const { run, read } = workplace({ npm }, { 'editor.yaml': '' });
  expect(await run('build', 'Check and build')).toBe(false);
  const [first, build, second, ...others] = read().trim().split('\n');
  expect([first, second, others]).toEqual([
    ...['combined', 'chennai'].map((site) => `run preflight -- --publish ${site}`),
    [],
  ]);
  expect(build).toMatch(/^run build -- combined(?: --format|$)/);
});

/** A repository to ship to, and what a build has made; `live` holds it as the job that ships gets it. */
async function built(hasEditor: boolean) {
  const sites = ['dist/combined', 'dist/combined.hosts', 'dist/chennai', 'dist/chennai.hosts'];
  const folders = hasEditor ? [...sites, 'dist-editor', 'dist-editor.hosts'] : sites;
  const { cwd, add, run, read } = workplace(
    { npm: '' },
    Object.fromEntries(folders.map((each) => [`${each}/.htaccess`, each])),
  );
  const forge = join(cwd, 'forge', REPOSITORY);
  execFileSync('git', ['init', '--quiet', '--bare', forge]);
  expect(await run('build', 'Check and build')).toBe(true);
  cpSync(join(cwd, 'live'), join(cwd, 'kept'), { recursive: true });
  const gitHub = await actionsGitHub({ 'a.txt': '1' }, {});
  const git = (...words: string[]) => execFileSync('git', ['--git-dir', forge, ...words], { encoding: 'utf8' }).trim();
  const ship = async (commit: string, added: Readonly<Record<string, string>> = {}) => {
    rmSync(join(cwd, 'live'), { recursive: true, force: true });
    cpSync(join(cwd, 'kept'), join(cwd, 'live'), { recursive: true });
    rmSync(join(cwd, 'output.txt'), { force: true });
    const server = { GITHUB_SERVER_URL: join(cwd, 'forge'), GITHUB_API_URL: gitHub.api, GH_TOKEN: 'token', WAIT: '10' };
    return [await run('ship', 'Ship', { COMMIT: commit, ...server, ...added }), read('output.txt').trim()];
  };
  return { cwd, add, read, forge, folders, git, gitHub, ship };
}

test.each([true, false])(
  'sites and their hosts’ files go to the branch “live”, each time anew (with an editor: %s)',
  async (hasEditor) => {
    const { folders, git, gitHub, ship } = await built(hasEditor);
    gitHub.accept(gitHub.first);
    for (const again of hasEditor ? [1, 2] : [1]) {
      expect(await ship(gitHub.first)).toEqual([true, 'shipped=true']);
      // Whoever may write can make a branch with such a name.
      git('branch', `${again}/refs/heads/live`, 'live');
    }
    expect([git('rev-list', '--count', 'live'), git('log', '--format=%s', 'live')]).toEqual([
      '1',
      `Built from ${gitHub.first}`,
    ]);
    const shipped = git('ls-tree', '-r', '--name-only', 'live').split('\n');
    expect(shipped.sort()).toEqual(folders.map((each) => `${each.replace('dist/', '')}/.htaccess`).sort());
  },
);

test('only the version that was accepted last is shipped: no older one, and none that was refused since', async () => {
  const { git, gitHub, ship } = await built(false);
  const old = gitHub.accept(gitHub.first);
  const newer = gitHub.accept(gitHub.write(old, { 'a.txt': '2' }, unsigned('anita')));
  expect(await ship(newer)).toEqual([true, 'shipped=true']);
  expect(await ship(old)).toEqual([true, '']);
  const refused = gitHub.write(newer, { 'a.txt': '3' }, unsigned('anita'));
  gitHub.say(refused, 'failure', gitHub.startRun(refused).id);
  expect(await ship(refused)).toEqual([true, '']);
  expect(git('log', '--format=%s', 'live')).toBe(`Built from ${newer}`);
});

test.each([
  ['true', 'success', 'Sent to the website.'],
  ['', 'failure', 'Built, but not sent to the website: run it again.'],
])('whether it was shipped (%j) stands at the commit', async (SHIPPED, state, sentence) => {
  const { run, read } = workplace({ gh: 'printf "%s\\n" "$@" > asked.txt' });
  expect(stepNamed('ship', 'Say whether it is sent').if).toBe("failure() || steps.ship.outputs.shipped == 'true'");
  expect(await run('ship', 'Say whether it is sent', { SHIPPED })).toBe(true);
  expect(read()).toMatch(new RegExp(`state=${state}\n.*context=website\n.*description=${sentence}\n`, 's'));
});

test('where the branch “live” is closed, a key of its own opens it', async () => {
  const { cwd, add, read, forge, git, gitHub, ship } = await built(false);
  gitHub.accept(gitHub.first);
  add('gh', 'echo "github.com ssh-ed25519 AAAA"');
  add('ssh', `echo "$@" >> ${cwd}/ssh.txt; for last; do :; done; eval "$(echo "$last" | sed "s#'.*'#'${forge}'#")"`);
  expect(await ship(gitHub.first, { LIVE_KEY: 'the key', GITHUB_SERVER_URL: 'https://closed.example' })).toEqual([
    true,
    'shipped=true',
  ]);
  expect(read('ssh.txt')).toMatch(/-i \S+live\.key .*UserKnownHostsFile=\S+known_hosts.* git@github\.com /);
  expect([read('live.key'), git('rev-list', '--count', 'live')]).toEqual(['the key\n', '1']);
});

test('each job has the rights that it needs, and no more; no code of the project runs beside a token, but the accepted guard', () => {
  expect(permissions).toEqual({});
  expect(Object.fromEntries(Object.entries(jobs).map(([name, job]) => [name, job.permissions]))).toEqual({
    guard: { actions: 'read', contents: 'read', 'pull-requests': 'read', statuses: 'write' },
    build: { contents: 'read' },
    report: { statuses: 'write' },
    ship: { actions: 'read', contents: 'write', statuses: 'write' },
  });
  expect(jobs.guard?.if).toBe("vars.LIVE_SITES != ''");
  expect([jobs.build?.needs, jobs.report?.needs, jobs.ship?.needs]).toEqual(['guard', ['guard', 'build'], 'build']);
  expect(jobs.ship?.environment).toBe('website');
  const steps = Object.entries(jobs).flatMap(([name, job]) =>
    job.steps.map((step) => ({ ...step, job: name, all: { ...job.env, ...step.env } })),
  );
  const withToken = steps
    .filter(({ all }) => JSON.stringify(all).includes('token'))
    .map(({ job, name }) => `${job}: ${name}`);
  const runsCode = steps
    .filter(({ run: script = '' }) => /npm (?:ci|run)|node -r/.test(script))
    .map(({ job, name }) => `${job}: ${name}`);
  expect(withToken.filter((step) => runsCode.includes(step))).toEqual(['guard: Judge who changed what']);
  const checkouts = steps.filter(({ uses = '' }) => uses.startsWith('actions/checkout'));
  expect(checkouts.map(({ job, with: options }) => [job, options])).toEqual([
    ['guard', { ref: expect.stringContaining('steps.accepted.outputs.commit'), 'persist-credentials': false }],
    ['build', { 'persist-credentials': false }],
  ]);
  for (const { run: script = '' } of steps) expect(script).not.toMatch(/npm (?:ci|install)(?! --ignore-scripts)/);
});

test('actions are those of one commit, and nothing comes out of a cache', () => {
  const file = readFileSync('.github/workflows/website.yml', 'utf8');
  for (const [, version] of file.matchAll(/uses: \S+@(.*)/g))
    expect(version).toMatch(/^[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  expect(file).not.toMatch(/actions\/cache|^\s*cache:|restore-keys/m);
});
