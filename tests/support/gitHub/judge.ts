/** A clinic's repository on a stand-in for GitHub, and what the guard says of pushes to it. */
import { vi } from 'vitest';
import { formatRecord } from '../../../locales/model/record.ts';
import { guard } from '../../../scripts/publish/guard.ts';
import { type ActionsGitHub, actionsGitHub, BOT, REPOSITORY } from './actionsGitHub.ts';

export const CHENNAI = 'branches/chennai.yaml';
export const RECORD = 'locales/record/ta.json';
const read = (name?: string) => {
  const entry = {
    english: '1'.repeat(8),
    text: '2'.repeat(8),
    by: 'person',
    ...(name && { reviewed: `${name}, 2026-11-20` }),
  } as const;
  return formatRecord(new Map([['home', new Map([['title', entry]])]]));
};
export const FILES = {
  [CHENNAI]: 'phone: "1"\n',
  'locales/languages.json': '[{ "code": "en" }, { "code": "ta" }]',
  'locales/en/home.json': '{}',
  [RECORD]: read(),
  'package.json': '{}',
  'editor.yaml': `repository: ${REPOSITORY}
branch: main
site: https://www.clinic.example
people:
  anita: { name: Anita Kumar, branch: chennai }
  ravi:
    name: Ravi D'Souza # of both branches
    dentist: true
`,
};
export const NEW_PHONE = { [CHENNAI]: 'phone: "2"\n' };
export const CODE = { 'package.json': '{ "name": "other" }' };
export const BY_RAVI = { [RECORD]: read("Ravi D'Souza") };

/** The first version is accepted. */
export async function open(): Promise<ActionsGitHub> {
  const gitHub = await actionsGitHub(FILES, { anita: 'write', ravi: 'write', meena: 'maintain', sam: 'read' });
  gitHub.accept(gitHub.first);
  return gitHub;
}

type Run = Readonly<{
  commit: string;
  actor?: string;
  before?: string;
  event?: string;
  ref?: string;
  attempt?: number;
  run?: number;
}>;

/** What the workflow passes on. */
const envOf = (gitHub: ActionsGitHub, run: number, asked: Run) => ({
  ACTOR: asked.actor ?? 'anita',
  BEFORE: asked.before ?? gitHub.first,
  COMMIT: asked.commit,
  TOKEN: 'token',
  RUN: gitHub.addressOf(run),
  WAIT: '10',
  GITHUB_API_URL: gitHub.api,
  GITHUB_REPOSITORY: REPOSITORY,
  GITHUB_REF: 'refs/heads/main',
  GITHUB_RUN_ATTEMPT: String(asked.attempt ?? 1),
  GITHUB_EVENT_NAME: asked.event ?? 'push',
});

/** Judges a push. @returns the exit code, and what stands at the commit then, in that order */
export async function judge(gitHub: ActionsGitHub, asked: Run): Promise<string> {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const run = gitHub.runs.find(({ id }) => id === asked.run) ?? gitHub.startRun(asked.commit);
  const count = gitHub.statuses.length;
  const code = await guard(envOf(gitHub, run.id, asked));
  run.status = 'completed';
  const said = gitHub.statuses.slice(0, gitHub.statuses.length - count).filter(({ creator }) => creator === BOT);
  return [code, ...said.map(({ state, description }) => `${state}: ${description}`)].join(' ');
}

export const OTHERS = /^1 failure: anita recorded a reading in the name of Ravi D'Souza\./;
export const COUNTS = /^0 success/;
export const YES = '0 success: anita may change this.';
