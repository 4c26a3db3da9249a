/** The editor for clinic staff and translators: `npm run editor`. */
import { spawn } from 'node:child_process';
import { command, portOption, todayOption } from './cli/commandLine.ts';
import { openProgress } from './cli/progress.ts';
import { bundleApp } from './editor/bundleApp.ts';
import { startEditor } from './editor/startEditor.ts';
import { portProblem } from './serve/loopback.ts';

const NAME = 'npm run editor';

/** How each system opens an address in its browser. The address is ours: it has no character that a shell would read. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  linux: ['xdg-open'],
};

const commandLine = command(NAME, 'Opens the editor in a browser: change what the site says, see it, save it.')
  .addOption(portOption(4180))
  .addOption(todayOption())
  .option('--no-open', 'print the address, and open no browser')
  .parse();
const { port, today, open } = commandLine.opts();
// The editor is small for as long as it is open (package.json). What it starts does heavy work, and ends.
process.execArgv = process.execArgv.filter((word) => !/^--(?:max|initial)-/.test(word));

const problem = await portProblem(port, NAME);
if (problem) {
  console.error(problem);
  process.exit(1);
}
const app = bundleApp(openProgress());
app.catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
const { address } = await startEditor({ port, app, today });
console.log(`The editor is on ${address}`);
console.log(
  'The address opens once, in one browser. Press Ctrl+C here when you have finished: what you have not saved is kept.',
);
if (open) openBrowser(address);

/** Opens an address in the browser. Where that fails, a person can copy it. */
function openBrowser(address: string): void {
  const [program, ...options] = OPENERS[process.platform] ?? [];
  if (!program) return;
  spawn(program, [...options, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
