/** The workflow that publishes: its steps run as they stand, with a GitHub and a repository of this machine. */
import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { formatRecord } from '../../../locales/model/record.ts';
import { formatSignatures } from '../../../locales/model/signatures.ts';

const { jobs } = parse(readFileSync('.github/workflows/website.yml', 'utf8'));
const stepOf = (job: string, name: string): string =>
  jobs[job].steps.find((step: { name?: string }) => step.name === name).run;

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'workflow-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

const BASE = 'accepted';
const COMMIT = 'pushed';
const EDITOR_FILE = `people:
  anita: { name: "Anita Kumar", branch: chennai }
  ravi:

    # of the clinic in Chennai
    dentist: true
    name: Ravi D'Souza # of both branches
`;

type File = Readonly<{ filename: string; previous_filename?: string; before?: string; after?: string }>;
type Push = Readonly<{
  actor?: string;
  role?: string;
  before?: string;
  files?: readonly File[];
  /** Who made the commits, where GitHub has seen that it was them. */
  verified?: readonly string[];
}>;

/** The record as the project writes it: a text that Meena has read, and below it one that somebody has written, or read. */
const recordWith = (by?: 'machine' | 'person', reader?: string) => {
  const entry = { english: '11111111', text: '22222222' };
  const read = (name: string) => ({ reviewed: `${name}, 2026-11-20` });
  const title = { ...entry, by: 'person', ...read('Meena') } as const;
  const lead = by && { ...entry, by, ...(reader && read(reader)) };
  return formatRecord(new Map([['home', new Map(Object.entries(lead ? { title, lead } : { title }))]]));
};
const record = (by: 'machine' | 'person', reader?: string): File => ({
  filename: 'locales/record/ta.json',
  before: recordWith(),
  after: recordWith(by, reader),
});

/** A page of advice that Meena has signed off before. */
const signedBy = (by: string, texts: string) =>
  formatSignatures({ ta: { dentures: { by, day: '2026-11-20', texts: texts.repeat(16) } } });
const signature = (by: string): File => ({
  filename: 'locales/clinical-review.json',
  before: signedBy('Meena', '1'),
  after: signedBy(by, '2'),
});

/** @returns what the guard says at the commit */
async function guard({ actor = 'anita', role = 'write', before = BASE, files = [], verified = [] }: Push) {
  const said: { state: string; description: string }[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    [`collaborators/${actor}/permission`]: { role_name: role },
    [`commits/${BASE}/status`]: { statuses: [{ context: 'may be published', state: 'success' }] },
    [`commits/${COMMIT}/status`]: { statuses: [] },
    'commits/refused/status': { statuses: [{ context: 'may be published', state: 'failure' }] },
    [`compare/${BASE}...${COMMIT}`]: {
      files,
      commits: verified.map((login) => ({ author: { login }, commit: { verification: { verified: true } } })),
    },
  };
  const server = createServer(async (asked, answer) => {
    const path = String(asked.url).replace('/repos/clinic/website/', '');
    const sent = (await asked.toArray()).join('');
    if (asked.method === 'POST') said.push(JSON.parse(sent));
    const [, file, commit] = /^contents\/(.*)\?ref=(.*)$/.exec(path) ?? [];
    const found = files.find(({ filename }) => filename === file);
    const text = file === 'editor.yaml' ? EDITOR_FILE : commit === BASE ? found?.before : found?.after;
    if (text !== undefined) return answer.end(text);
    if (asked.method !== 'POST' && !(path in answers)) answer.statusCode = 404;
    answer.end(JSON.stringify(answers[path] ?? {}));
  }).listen(0);
  const script = join(folder(), 'guard.js');
  writeFileSync(script, stepOf('guard', 'Ask who changed what'));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const names = { ACTOR: actor, BEFORE: before, COMMIT, TOKEN: 'token', RUN: address, WAIT: '1' };
  const env = { ...process.env, ...names, GITHUB_API_URL: address, GITHUB_REPOSITORY: 'clinic/website' };
  const ended = await new Promise((done) =>
    execFile(process.execPath, [script], { env }, (error) => done(error?.code ?? 0)),
  );
  server.close();
  return `${ended} ${said.map(({ state, description }) => `${state}: ${description}`).join()}`;
}

const MAY = /^0 success: \w+ may change this\.$/;
test.each<[string, Push, RegExp]>([
  [
    'facts, words and a photograph',
    {
      files: [
        { filename: 'branches/chennai.yaml' },
        { filename: 'locales/ta/home.json' },
        { filename: 'media/team/meena.webp' },
      ],
    },
    MAY,
  ],
  ['a reading in one’s own name, below that of somebody else', { files: [record('person', 'Anita Kumar')] }, MAY],
  ['a reading of who has a comment behind the name', { actor: 'ravi', files: [record('person', "Ravi D'Souza")] }, MAY],
  [
    'the first record of a language',
    {
      files: [
        {
          ...record('person', 'Anita Kumar'),
          before: undefined,
          after: recordWith('person', 'Anita Kumar').replaceAll('Meena', 'Anita Kumar'),
        },
      ],
    },
    MAY,
  ],
  ['a text of a person that nobody has read', { files: [record('person')] }, MAY],
  ['a draft by machine', { files: [record('machine')] }, MAY],
  [
    'a reading in another’s name',
    { files: [record('person', "Ravi D'Souza")] },
    /^1 failure: anita recorded a reading in the name of Ravi D'Souza\.$/,
  ],
  [
    'a reading by who is not in editor.yaml',
    { actor: 'zoe', files: [record('person', 'Zoe')] },
    /^1 failure: zoe recorded/,
  ],
  [
    'a merged proposal with its author’s reading',
    { verified: ['ravi'], files: [record('person', "Ravi D'Souza")] },
    MAY,
  ],
  ['a signature in one’s own name', { actor: 'ravi', files: [signature("Ravi D'Souza")] }, MAY],
  [
    'a signature by who is no dentist',
    { files: [signature('Anita Kumar')] },
    /^1 failure: Anita Kumar signed off advice, which only a dentist of editor\.yaml may\.$/,
  ],
  [
    'a signature of other texts in the name that stands there',
    { files: [signature('Meena')] },
    /^1 failure: anita recorded a reading in the name of Meena\.$/,
  ],
  ...[
    'components/ui/Card.tsx',
    'package.json',
    'editor.yaml',
    'branches/model/day.ts',
    'locales/model/parse.json',
    'media/icons/phone.svg',
    '.github/workflows/website.yml',
  ].map((filename): [string, Push, RegExp] => [
    filename,
    { files: [{ filename }] },
    new RegExp(`^1 failure: anita changed ${filename.replaceAll('.', '\\.')}, which only`),
  ]),
  [
    'code that became content',
    { files: [{ filename: 'locales/en/a.json', previous_filename: 'package.json' }] },
    /^1 failure: anita changed package\.json/,
  ],
  ['code by a developer', { role: 'maintain', files: [{ filename: 'package.json' }] }, MAY],
  [
    'facts after a version that was refused',
    { before: 'refused' },
    /^1 failure: The version before this one was not accepted/,
  ],
  ['anything by a developer after a version that was refused', { before: 'refused', role: 'admin' }, MAY],
  ['a nightly build of what was never accepted', { before: '' }, /^1 failure: This version was never accepted\.$/],
])('before anything of it runs, the guard answers to %s', async (_what, push, answer) => {
  expect(await guard(push)).toMatch(answer);
});

/** Runs a step of the job that ships, as GitHub does. @returns whether it succeeded */
function run(cwd: string, name: string, env: Readonly<Record<string, string>> = {}): boolean {
  const all = {
    ...process.env,
    ...jobs.ship.env,
    COMMIT,
    SITES: 'combined chennai',
    GITHUB_REPOSITORY: 'clinic/website',
    ...env,
  };
  try {
    execFileSync('bash', ['-eo', 'pipefail', '-c', stepOf('ship', name)], { cwd, env: all, stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

/** A command that only writes down how it was called. */
function fake(bin: string, name: string, body: string): void {
  writeFileSync(join(bin, name), `#!/bin/sh\n${body}\n`);
  chmodSync(join(bin, name), 0o755);
}

test('mistakes stand at the commit, each with its file and line; otherwise, what was said last', () => {
  const cwd = folder();
  fake(cwd, 'gh', 'printf "%s\\n" "$@" | grep -E "^(state|context|description)=" >> asked.txt');
  const PATH = `${cwd}:${process.env.PATH}`;
  const annotation = 'branches/chennai.yaml,line=3,col=5,title=A mistake::Found “100%25”.%0AExpected 1.';
  writeFileSync(
    join(cwd, 'said.txt'),
    `Checking\n::error file=${annotation}\n::error file=a.json,line=1,col=1,title=B::${'x'.repeat(200)}\n`,
  );
  expect(run(cwd, 'Say what is wrong', { PATH })).toBe(true);
  const asked = () => readFileSync(join(cwd, 'asked.txt'), 'utf8');
  expect(asked().split('\n')).toContain('description=branches/chennai.yaml:3: Found “100%”. Expected 1.');
  expect(asked().match(/^context=.*$/gm)).toEqual(['context=website 1', 'context=website 2']);
  expect(asked()).toMatch(/^description=a\.json:1: x{130}$/m);
  rmSync(join(cwd, 'asked.txt'));
  writeFileSync(
    join(cwd, 'said.txt'),
    '> preflight\nIt still has samples, or stop.\nTo see what is left: npm run preflight\n\nnpm error 1\n',
  );
  run(cwd, 'Say what is wrong', { PATH });
  expect(asked()).toContain(
    'state=failure\ncontext=website\ndescription=It still has samples, or stop. To see what is left',
  );
});

test('a site that is refused stops everything after it', () => {
  const cwd = folder();
  fake(cwd, 'npm', 'echo "$@" >> asked.txt; case "$*" in *publish*chennai*) exit 1;; esac');
  writeFileSync(join(cwd, 'editor.yaml'), '');
  expect(run(cwd, 'Check and build', { PATH: `${cwd}:${process.env.PATH}`, GITHUB_STEP_SUMMARY: 'summary.md' })).toBe(
    false,
  );
  expect(
    readFileSync(join(cwd, 'asked.txt'), 'utf8')
      .split('\n')
      .map((line) => line.split(' --format')[0]),
  ).toEqual(['run preflight -- --publish combined', 'run build -- combined', 'run preflight -- --publish chennai', '']);
});

test.each([true, false])(
  'sites and their hosts’ files go to the branch “live”, each time anew (with an editor: %s)',
  (hasEditor) => {
    const cwd = folder();
    const git = (...command: string[]) => execFileSync('git', command, { cwd, encoding: 'utf8', stdio: 'pipe' });
    git('init', '--quiet', '--bare', 'forge');
    git('init', '--quiet', '.');
    git('remote', 'add', 'origin', join(cwd, 'forge'));
    const sites = ['dist/combined', 'dist/combined.hosts', 'dist/chennai', 'dist/chennai.hosts'];
    const folders = hasEditor ? [...sites, 'dist-editor', 'dist-editor.hosts'] : sites;
    for (const each of folders) {
      mkdirSync(join(cwd, each), { recursive: true });
      writeFileSync(join(cwd, each, '.htaccess'), each);
    }
    for (const _again of [1, 2]) {
      expect(run(cwd, 'Ship')).toBe(true);
      rmSync(join(cwd, 'live'), { recursive: true });
    }
    expect(git('--git-dir', 'forge', 'rev-list', '--count', 'live').trim()).toBe('1');
    const shipped = git('--git-dir', 'forge', 'ls-tree', '-r', '--name-only', 'live').trim().split('\n');
    expect(shipped.sort()).toEqual(folders.map((each) => `${each.replace('dist/', '')}/.htaccess`).sort());
  },
);

test('nothing of it runs where the variable is not set, and no step goes on after a command that failed', () => {
  expect(jobs.guard.if).toBe("vars.LIVE_SITES != ''");
  expect(Object.keys(jobs)).toEqual(['guard', 'ship']);
  expect(jobs.ship).toMatchObject({ needs: 'guard', defaults: { run: { shell: 'bash' } } });
});
