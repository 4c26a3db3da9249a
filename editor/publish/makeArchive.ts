/** Builds the site as an archive to upload, where there is no remote to publish to. */
import { fork } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { COMBINED } from '../../branches/model/files/crossChecks.ts';
import { archiveOf } from '../../scripts/build/files/zipSite.ts';

const BUILD = fileURLToPath(new URL('../../scripts/build.ts', import.meta.url));
const WITH_TYPESCRIPT = fileURLToPath(new URL('../../scripts/cli/withTypeScript.cjs', import.meta.url));
const OUT = 'dist';

export type Archive =
  | Readonly<{ outcome: 'archived'; archive: string }>
  /** The last lines say why. */
  | Readonly<{ outcome: 'notBuilt'; lines: readonly string[] }>;

/**
 * @param root folder of the project
 * @param onLine is told what the build is doing
 */
export async function makeArchive(root: string, today: string, onLine: (line: string) => void): Promise<Archive> {
  const lines: string[] = [];
  const build = fork(BUILD, [COMBINED, '--zip', '--today', today, '--no-next'], {
    cwd: root,
    silent: true,
    // Its progress is wanted as lines.
    env: { ...process.env, CI: 'true' },
    execArgv: ['-r', WITH_TYPESCRIPT],
  });
  for (const stream of [build.stdout, build.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      if (line.trim() === '') return;
      lines.push(line);
      onLine(line);
    });
  }
  const code = await new Promise<number | null>((done, fail) => build.on('error', fail).on('close', done));
  return code === 0
    ? { outcome: 'archived', archive: archiveOf(`${OUT}/${COMBINED}`) }
    : { outcome: 'notBuilt', lines };
}
