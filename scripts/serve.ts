/** Serves a built site with its headers: `npm run serve -- [site]`. `--build`, which `npm start` uses, builds it first. */
import { execFile, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { onStop } from './build/run.ts';
import { command, hostOption, portOption } from './cli/commandLine.ts';
import { buildableSites, builtSites, noSuchSite } from './cli/siteNames.ts';
import { finishKilledBuild } from './output/putInPlace.ts';
import { requestedPicture } from './pictures/pictureFile.ts';
import { readCatalogue } from './pictures/readMedia.ts';
import { answerOnIpv6, explainPort, LOOPBACK, networkAddresses, portProblem } from './serve/loopback.ts';
import { createStaticServer, type Found } from './serve/staticServer.ts';

const NAME = 'npm run serve';

const commandLine = command(NAME, 'Serves a built site with its headers, to this machine only.')
  .argument('[site]', 'combined for all branches, or a branch, such as chennai', 'combined')
  .addOption(portOption(4173))
  .addOption(hostOption())
  .option('--build', 'build the site first')
  .option('--from <folder>', 'where the built sites are', 'dist')
  .parse();
const [site] = commandLine.processedArgs;
const { port, host, build, from } = commandLine.opts();
const root = join(from, site);

/** The pages of a first build, without pictures and compressed copies: nobody shall upload them. */
const FIRST_DIR = '.cache/first';

const buildCommand = (...options: readonly string[]) => [
  ...process.execArgv,
  'scripts/build.ts',
  site,
  '--no-next',
  ...options,
];

/** Exits with the names of the available sites if this is none. */
function checkSite(): void {
  const built = builtSites(from);
  if (built.includes(site) && !build) return;
  const buildable = buildableSites('branches');
  if (!buildable.includes(site)) {
    const those = built.length === 0 ? 'None is built yet' : `Built in ${from}: ${built.join(', ')}`;
    commandLine.error(`${noSuchSite(site, buildable)}\n${those}. Build one with: npm run build -- ${buildable.at(-1)}`);
  }
  if (build) return;
  console.error(`${root} is not built yet. Run: npm run build -- ${site}`);
  process.exit(1);
}

for (const line of await finishKilledBuild(from).catch(({ message }: Error) => [message])) console.error(line);
checkSite();
const problem = await portProblem(port, NAME);
if (problem) {
  console.error(problem);
  process.exit(1);
}
const isFirst = build && !builtSites(from).includes(site);
if (build) {
  const options = isFirst ? ['--quick', '--out', FIRST_DIR] : ['--out', from];
  const { status } = spawnSync(process.execPath, buildCommand(...options), { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

let current = isFirst ? join(FIRST_DIR, site) : root;
const server = createStaticServer(() => current, isFirst ? { find: findPictures() } : {})
  // Another program may have taken the port during the build.
  .on('error', ({ code }: NodeJS.ErrnoException) => {
    console.error(explainPort(code, port, NAME));
    process.exit(1);
  })
  .listen(port, host ? undefined : LOOPBACK, () => {
    if (!host) answerOnIpv6(server, port);
    console.log(`${root} is on http://localhost:${port}`);
    if (host) for (const address of networkAddresses(port)) console.log(`On the network: ${address}`);
    console.log('Press Ctrl+C here to stop.');
    if (isFirst) completeSite();
  });

/** Encodes the pictures, which the first pages came without: with less priority, while others are served. */
function completeSite(): void {
  console.log('Its pictures are being encoded: for about a minute, they take a moment to appear.');
  const complete = execFile(process.execPath, buildCommand('--out', from), (error, _said, problems) => {
    process.off('exit', stop);
    if (!error) current = root;
    console.log(error ? problems : `${root} is complete.`);
  });
  const stop = () => complete.kill();
  process.on('exit', stop);
  onStop((code) => process.exit(code));
  if (complete.pid) setPriority(complete.pid, constants.priority.PRIORITY_BELOW_NORMAL);
}

/** Encodes pictures that are not built yet when they are asked for. */
function findPictures(): (path: string) => Promise<Found | undefined> {
  const media = readCatalogue();
  return async (path) => {
    const picture = await requestedPicture(path, await media);
    return picture && { type: picture.type, body: await readFile(picture.file) };
  };
}
