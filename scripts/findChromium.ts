/** Finds a Chromium for the browser tests, or installs one, and their fonts: `npm run chromium`. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { command } from './cli/commandLine.ts';
import { canInstallPackages, installPackages, which } from './cli/debianPackages.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns the path of an installed browser: `CHROMIUM`, Playwright’s own, Chromium or Chrome. */
export function findChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM, chromium.executablePath(), ...NAMES.map(which), ...PLACES];
  return candidates.find((path): path is string => path !== undefined && existsSync(path));
}

/**
 * Returns the path of an installed headless shell, which opens pages three times as fast. It has no back-forward
 * cache and no prerendering, so tests of those need the full browser.
 */
export function findHeadlessShell(): string | undefined {
  return process.env.CHROMIUM ? undefined : which('chromium-headless-shell');
}

/** Tries Debian’s package when root, then Playwright’s installer. Prints what it does. */
async function install(): Promise<void> {
  if (canInstallPackages()) {
    console.log('No Chromium found: installing it.');
    if (await installPackages('chromium')) return;
  }
  console.log("No Chromium found: trying Playwright's installer.");
  const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  spawnSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'inherit' });
}

/** Without a Tamil font, letters are boxes; with other fonts, texts are wider than where the tests usually run. */
async function installFonts(): Promise<void> {
  if (!canInstallPackages() || existsSync('/usr/share/fonts/truetype/noto/NotoSansTamil-Regular.ttf')) return;
  console.log('Installing the fonts of "fonts-noto-core".');
  await installPackages('fonts-noto-core');
}

/** Some Debian versions lack it; tests are only slower then. */
async function installHeadlessShell(): Promise<void> {
  if (!canInstallPackages() || findHeadlessShell()) return;
  console.log('Installing "chromium-headless-shell", in which the browser tests take less time.');
  if (!(await installPackages('chromium-headless-shell')))
    console.log('It cannot be installed: the tests use the whole browser.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  command('npm run chromium', 'Finds a browser for the tests, or installs one, and their fonts.').parse();
  if (!findChromium()) await install();
  await installFonts();
  await installHeadlessShell();
  const found = findHeadlessShell() ?? findChromium();
  if (found) console.log(`Browser tests use ${found}`);
  else {
    console.error(
      'The browser tests need Chromium: install the package "chromium" or Google Chrome, or set CHROMIUM to its path.',
    );
    process.exitCode = 1;
  }
}
