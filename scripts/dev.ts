/** The development server: `npm run dev -- [site]`. Every saved change is shown at once. */
import { dev } from 'vike/api';
import { command, hostOption, portOption } from './cli/commandLine.ts';
import { openProgress } from './cli/progress.ts';
import { buildableSites, noSuchSite } from './cli/siteNames.ts';
import { developmentServer } from './dev/developmentServer.ts';
import { answerOnIpv6, LOOPBACK, networkAddresses, portProblem } from './serve/loopback.ts';

const NAME = 'npm run dev';

const commandLine = command(NAME, 'Shows a site while you edit it, to this machine only.')
  .argument('[site]', 'combined for all branches, or a branch, such as chennai (also from SITE)')
  .addOption(portOption(5173))
  .addOption(hostOption())
  .parse();
const { SITE = 'combined' } = process.env;
const [site = SITE] = commandLine.processedArgs;
const { port, host } = commandLine.opts();

const sites = buildableSites('branches');
if (!sites.includes(site)) commandLine.error(noSuchSite(site, sites));
const problem = await portProblem(port, NAME);
if (problem) {
  console.error(problem);
  process.exit(1);
}

const progress = openProgress();
const { viteServer } = await progress.step('Starting Vite', () =>
  dev({
    viteConfig: {
      plugins: [developmentServer(site, progress)],
      server: { port, strictPort: true, host: host ? true : LOOPBACK },
    },
  }),
);
const { httpServer } = viteServer;
if (httpServer && !host) answerOnIpv6(httpServer, port);
console.log(`The ${site} site is on http://localhost:${port}, every component on http://localhost:${port}/_gallery`);
if (host) for (const address of networkAddresses(port)) console.log(`On the network: ${address}`);
console.log('Press Ctrl+C here to stop.');
