/** `npm run bench -- [part...]`: measures the built combined site, and writes the results into `docs/speed.md`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Argument } from '@commander-js/extra-typings';
import { command } from '../../scripts/cli/commandLine.ts';
import { openProgress, type Step } from '../../scripts/cli/progress.ts';
import { measureBuild } from './build.ts';
import { measureGrowth } from './growth.ts';
import { measurePages } from './pages.ts';
import { SITE } from './servedSite.ts';

const SPEED = 'docs/speed.md';

/** Each returns Markdown. Some need packages that only `npm run bench` installs. */
const PARTS = {
  pages: measurePages,
  visit: async (step: Step) => (await import('./visit.ts')).measureVisits(step),
  lighthouse: async (step: Step) => (await import('./lighthouse.ts')).measureLighthouse(step),
  nextPage: async (step: Step) => (await import('./nextPage.ts')).measureNextPages(step),
  build: measureBuild,
  editor: async (step: Step) => (await import('./editor.ts')).measureEditor(step),
  growth: measureGrowth,
} as const satisfies Record<string, (step: Step, before?: string) => Promise<string>>;

type Part = keyof typeof PARTS;

const ALL = Object.keys(PARTS) as Part[];

/** Takes half an hour, and changes little: on request only. */
const ON_REQUEST: Part = 'growth';

function writeSection(part: Part, section: string): void {
  const [begin, end] = [`<!-- ${part} -->`, `<!-- end of ${part} -->`];
  const [before, rest = ''] = readFileSync(SPEED, 'utf8').split(begin);
  const [, after] = rest.split(end);
  if (after === undefined) throw new Error(`${SPEED} lacks the markers of ${part}: ${begin} and ${end}.`);
  writeFileSync(SPEED, `${before}${begin}\n\n${section}\n\n${end}${after}`);
}

const commandLine = command('npm run bench', `Measures the built combined site and updates ${SPEED}.`)
  .addArgument(new Argument('[part...]', `what to measure; by default everything but ${ON_REQUEST}`).choices(ALL))
  .option('--before <commit>', 'an earlier commit to compare builds with')
  .parse();
const [named] = commandLine.processedArgs;
const { before } = commandLine.opts();

try {
  if (!existsSync(join(SITE, 'index.html'))) throw new Error(`${SITE} is not built yet. Run: npm run build`);
  const progress = openProgress();
  for (const part of named.length > 0 ? named : ALL.filter((one) => one !== ON_REQUEST)) {
    try {
      writeSection(part, await progress.step(`Measuring ${part}`, (step) => PARTS[part](step, before)));
    } catch (error) {
      console.error(`${part}: ${(error as Error).message}`);
      process.exitCode = 1;
    }
  }
  console.log(`${SPEED} shows the results.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
