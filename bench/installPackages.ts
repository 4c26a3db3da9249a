import { spawnSync } from 'node:child_process';

const FOLDER = 'bench';

/** Runs npm in the folder of the benchmarks, as the shell finds it; returns whether it succeeded. */
const npm = (command: string, stdio: 'inherit' | 'ignore') =>
  spawnSync(`npm ${command} --prefix ${FOLDER}`, { stdio, shell: true }).status === 0;

/**
 * Installs what only benchmarks need, unless it is installed as `bench/package-lock.json` says.
 * @throws Error with what to do
 */
export function installPackages(): void {
  if (npm('ls', 'ignore')) return;
  console.log(`Installing what only measurements need into ${FOLDER}/node_modules: once, about a hundred packages ...`);
  if (!npm('ci', 'inherit'))
    throw new Error(`It could not be installed. Is there a connection? To try again: npm ci --prefix ${FOLDER}`);
}
