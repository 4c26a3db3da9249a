/**
 * The guard of the workflow `website`: says at a commit whether it may be published, before anything of it runs. `decision.ts` decides. The
 * workflow runs this file from the version that was accepted last, with the packages of that one.
 */
import { pathToFileURL } from 'node:url';
import { CONTEXT, readAccepted, runIdOf } from './accepted.ts';
import { explainRefusal, shortened } from './decision.ts';
import { NoAnswer, openGitHub } from './gitHub.ts';
import { readPush } from './readPush.ts';

/** Milliseconds; doubled with each try, GitHub has a minute and a half to come back. */
const WAIT = 6000;
/** Characters that GitHub takes of a status. */
const MAX_DESCRIPTION = 140;
/** `BEFORE` of a push that creates its branch; without a push there is none. */
const NOWHERE = /^0*$/;

/**
 * Judges a commit and posts the verdict as a status. No status is missing but where GitHub takes none: without an answer it is `error`, and
 * the next push is judged together with this one.
 * @param env what the workflow passes on
 * @returns the exit code: 0 if it may be published
 */
export async function guard(env: NodeJS.ProcessEnv): Promise<0 | 1> {
  const { ACTOR: actor = '', BEFORE = '', COMMIT: commit = '', RUN: address = '' } = env;
  const gitHub = openGitHub({
    api: env.GITHUB_API_URL ?? 'https://api.github.com',
    repository: env.GITHUB_REPOSITORY ?? '',
    token: env.TOKEN ?? '',
    wait: Number(env.WAIT ?? WAIT),
  });
  const say = async (state: 'success' | 'failure' | 'error', sentence: string) => {
    const description = shortened(sentence, MAX_DESCRIPTION);
    if (state !== 'success') logError(sentence);
    await gitHub.postStatus(commit, { context: CONTEXT, state, description, target_url: address });
  };
  try {
    const run = {
      actor,
      commit,
      before: NOWHERE.test(BEFORE) ? undefined : BEFORE,
      event: env.GITHUB_EVENT_NAME ?? (BEFORE === '' ? 'schedule' : 'push'),
      ref: env.GITHUB_REF ?? 'refs/heads/main',
      id: runIdOf(address),
      isAgain: Number(env.GITHUB_RUN_ATTEMPT ?? 1) > 1,
    };
    const forbidden = explainRefusal(await readPush(gitHub, readAccepted(gitHub, run.id), run));
    await say(forbidden === undefined ? 'success' : 'failure', forbidden ?? `${actor} may change this.`);
    return forbidden === undefined ? 0 : 1;
  } catch (error) {
    const { message } = error as Error;
    const why = error instanceof NoAnswer ? message : `The guard has a fault: ${message}`;
    await say('error', `Not judged yet. ${why} Run it again, or publish another change.`).catch((silent: Error) =>
      logError(silent.message),
    );
    return 1;
  }
}

/** On one line, as a workflow shows it. */
const logError = (sentence: string) =>
  console.log(`::error::${sentence.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}`);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await guard(process.env);
