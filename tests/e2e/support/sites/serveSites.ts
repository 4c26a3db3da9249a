/** Builds what the browser tests visit, and serves all of them: Playwright starts it once. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { answerOnIpv6, LOOPBACK } from '../../../../scripts/serve/loopback.ts';
import { createStaticServer } from '../../../../scripts/serve/staticServer.ts';
import { WITH_TYPESCRIPT } from '../../../support/runScript.ts';
import { PREVIEW_DIST, READY_PORT, SERVED } from './sites.ts';

const BUILDS: readonly (readonly string[])[] = [
  ['tests/support/fixtureSite.ts', 'combined', 'august', 'preview'],
  ['scripts/build.ts', 'combined', '--preview', '--out', PREVIEW_DIST],
  ['tests/support/fiftySite.ts'],
];

async function run(script: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [...WITH_TYPESCRIPT, ...script], { stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await new Promise((done, fail) => child.on('error', fail).on('exit', done));
  if (code !== 0) throw new Error(`${script.join(' ')} ended with ${code}.`);
}

await Promise.all(BUILDS.map(run));
for (const { root, port } of SERVED) {
  const server = createStaticServer(root).listen(port, LOOPBACK, () => answerOnIpv6(server, port));
}
createServer((_request, answer) => answer.end('ready')).listen(READY_PORT, LOOPBACK);
