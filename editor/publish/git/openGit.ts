/** Runs Git in the project's folder: without a shell, without questions in a terminal, and never without an end. */
import { simpleGit } from 'simple-git';
import { GitFailed } from './gitFailed.ts';

/** Git is stopped when it has said nothing for this long, in milliseconds. Transfers say how far they are. */
const SILENCE = 60_000;

export type GitOptions = Readonly<{
  /** For the standard input of the command. */
  input?: string | Uint8Array;
  /** File to use in place of the index. */
  index?: string;
  /** Further variables of the command's environment. */
  env?: Readonly<Record<string, string>>;
}>;

export type Git = Readonly<{
  /** Folder that commands run in. */
  root: string;
  /** What a command prints. @throws GitFailed with what it says */
  run(args: readonly string[], options?: GitOptions): Promise<string>;
  /** Content as Git keeps it. */
  blob(name: string): Promise<Buffer>;
  /** The content of a file in a commit, as it would be checked out. @throws GitFailed if there is none */
  content(commit: string, path: string): Promise<Buffer>;
}>;

/** Variables of the person's own environment that say how to reach the remote. All others of Git's would lead to another repository. */
const OWN = [
  'GIT_ASKPASS',
  'GIT_SSH',
  'GIT_SSH_COMMAND',
  'GIT_CONFIG_GLOBAL',
  'GIT_CONFIG_NOSYSTEM',
  'GIT_SSL_CAINFO',
  'GIT_SSL_NO_VERIFY',
];
const SET = [
  'GIT_TERMINAL_PROMPT',
  'GIT_OPTIONAL_LOCKS',
  'GIT_INDEX_FILE',
  ...['AUTHOR', 'COMMITTER'].flatMap((who) => [`GIT_${who}_NAME`, `GIT_${who}_EMAIL`]),
];
/** simple-git refuses these, too. Git gets no terminal to run them in. */
const INTERACTIVE = /^(?:git_.*|editor|visual|pager|prefix|ssh_askpass)$/i;

/** @param silence milliseconds without a word after which a command is stopped */
export function openGit(root: string, silence = SILENCE): Git {
  const commandLine = ({ input, index, env }: GitOptions) =>
    simpleGit({
      baseDir: root,
      timeout: { block: silence },
      allowEnvironment: [...OWN, ...SET],
      // The person's own settings, which Git in their terminal would use as well.
      unsafe: { allowUnsafeAskPass: true, allowUnsafeSshCommand: true, allowUnsafeConfigPaths: true },
      input: () => (input === undefined ? undefined : Buffer.from(input)),
      errors: (error, { exitCode, stdErr, stdOut }) => {
        if (error instanceof Error) return error;
        return exitCode === 0 ? undefined : new GitFailed(exitCode, text(stdErr), text(stdOut));
      },
    }).env({ ...ownEnvironment(), ...(index === undefined ? {} : { GIT_INDEX_FILE: index }), ...env });
  return {
    root,
    run: (args, options = {}) => commandLine(options).raw([...args]),
    blob: (name) => commandLine({}).binaryCatFile(['blob', name]),
    content: (commit, path) => commandLine({}).binaryCatFile(['--filters', `${commit}:${path}`]),
  };
}

const text = (parts: readonly Buffer[]) => Buffer.concat(parts).toString('utf8').trim();

function ownEnvironment(): Record<string, string> {
  const all = Object.entries(process.env).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && (OWN.includes(entry[0].toUpperCase()) || !INTERACTIVE.test(entry[0])),
  );
  return {
    ...Object.fromEntries(all),
    GIT_TERMINAL_PROMPT: '0',
    // Its messages are read here.
    LC_ALL: 'C',
  };
}

/** Whether the environment says which ssh to use. */
export const hasOwnSsh = () => Boolean(process.env.GIT_SSH_COMMAND || process.env.GIT_SSH);
