/**
 * Builds the fixture site: a copy of the project with the facts and English words of `tests/fixtures/site`, whose content tests
 * may rely on. A new number, price or sentence in `branches/` or `locales/` changes nothing in it.
 *
 * It is rebuilt only when its sources change: `node -r ./scripts/cli/withTypeScript.cjs tests/support/fixtureSite.ts combined|august|preview…`.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SOURCE_LANGUAGE, TRANSLATIONS } from '../../locales/languages.ts';
import { fingerprint } from '../../scripts/build/bundle/bundleCache.ts';
import { FIXTURE_FACTS, FIXTURE_WORDS } from '../fixtures/folders.ts';
import { writeStandIns } from '../fixtures/standIns.ts';
import { withPixel } from '../fixtures/withPixel.ts';
import { copyProject } from './copyProject.ts';
import { inKnownWords } from './inKnownWords.ts';
import { runScript } from './runScript.ts';

/** The copy of the project, with the fixtures’ English and placeholder translations. */
export const FIXTURE_PROJECT = '.cache/fixture-site';

const DAY = '2026-11-22';

/** The facts of a clinic with a tracking pixel, in the copy. */
const PIXEL_FACTS = 'branches-with-pixel';

/** The builds by name, with their options. That of August has a pixel: to build one more site would take long. */
const BUILDS = {
  combined: ['--today', DAY],
  august: ['combined', '--today', '2025-08-15', '--branches', PIXEL_FACTS],
  preview: ['combined', '--preview', '--today', DAY],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type FixtureBuild = keyof typeof BUILDS;

/** The day on which it is built. */
export const FIXTURE_DAY: string = DAY;

/** Returns the output folder of a build: `<folder>/<variant>/index.html`. */
export const fixtureDist = (build: FixtureBuild = 'combined'): string => join(FIXTURE_PROJECT, `dist-${build}`);

const STAMP = join(FIXTURE_PROJECT, 'made-from');

/** Folders and files that a build reads. */
export const SOURCES = [
  ...[
    'package-lock.json',
    'vite.config.ts',
    'branches/model',
    'diagnostics',
    'site',
    'renderer',
    'components',
    'pages',
  ],
  ...['locales/languages.json', 'locales/languages.ts', 'locales/model', 'locales/en', 'scripts', 'deploy', 'public'],
  ...['media', 'tests/fixtures/site'],
];

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Creates the copy, or recreates it when a source file has changed. */
export function makeFixtureProject(): void {
  const madeFrom = fingerprint(SOURCES, readFileSync);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === madeFrom) return;
  copyProject(FIXTURE_PROJECT);
  for (const name of readdirSync('branches').filter((name) => name.endsWith('.yaml'))) {
    rmSync(join(FIXTURE_PROJECT, 'branches', name));
  }
  cpSync(FIXTURE_FACTS, join(FIXTURE_PROJECT, 'branches'), { recursive: true });
  cpSync(FIXTURE_FACTS, join(FIXTURE_PROJECT, PIXEL_FACTS), { recursive: true });
  const clinic = join(FIXTURE_PROJECT, PIXEL_FACTS, 'clinic.yaml');
  writeFileSync(clinic, withPixel(readFileSync(clinic, 'utf8')));
  const locales = join(FIXTURE_PROJECT, 'locales');
  const words = join(locales, SOURCE_LANGUAGE.code);
  for (const name of readdirSync(words)) {
    const [file, known] = [join(words, name), join(FIXTURE_WORDS, SOURCE_LANGUAGE.code, name)];
    if (existsSync(known)) writeFileSync(file, JSON.stringify(inKnownWords(readJson(file), readJson(known)), null, 2));
  }
  rmSync(join(locales, 'record'), { recursive: true, force: true });
  rmSync(join(locales, 'clinical-review.json'), { force: true });
  for (const { code } of TRANSLATIONS) {
    rmSync(join(locales, code), { recursive: true, force: true });
    writeStandIns(code, locales);
  }
  runFixtureScript('scripts/i18n.ts', []);
  writeFileSync(STAMP, madeFrom);
}

/**
 * Builds the fixture site, unless it is up to date.
 * @throws Error with the build’s output when it fails
 */
export function buildFixtureSite(build: FixtureBuild = 'combined'): void {
  makeFixtureProject();
  const out = fixtureDist(build);
  if (existsSync(out)) return;
  const options = [...BUILDS[build], '--out', `dist-${build}`];
  const { status, stderr } = runFixtureScript('scripts/build.ts', options);
  if (status !== 0) throw new Error(`The site of tests/fixtures/site cannot be built.\n${stderr}`);
}

/** Runs a script of the copy, as its npm command does there. */
export const runFixtureScript = (script: string, args: readonly string[]) =>
  runScript(join(FIXTURE_PROJECT, script), args, FIXTURE_PROJECT);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = process.argv.slice(2).filter((name): name is FixtureBuild => name in BUILDS);
  for (const name of names) buildFixtureSite(name);
}
