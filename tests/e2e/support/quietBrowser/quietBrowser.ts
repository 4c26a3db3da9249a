/** Chromium with a driver that is not attached to service workers: Playwright's keeps them running. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { chromium } from '@playwright/test';
import { WHOLE_BROWSER } from '../../../support/launchOptions.ts';
import { type DevTools, openDevTools } from './devTools.ts';

export type QuietPage = Readonly<{
  /** Opens an address, and resolves when it has loaded. */
  goto(url: string): Promise<void>;
  /** The result of a function that runs in the page. */
  evaluate<Arg, Result>(run: (arg: Arg) => Result, arg: Arg): Promise<Awaited<Result>>;
}>;

export type QuietBrowser = Readonly<{
  newPage(): Promise<QuietPage>;
  close(): Promise<void>;
}>;

/** Starts Chromium without a window. */
export async function launchQuietBrowser(): Promise<QuietBrowser> {
  const { executablePath = chromium.executablePath(), args = [] } = WHOLE_BROWSER;
  const profile = mkdtempSync(join(tmpdir(), 'quiet-browser-'));
  const options = ['--headless=new', '--remote-debugging-pipe', '--window-size=1280,900', `--user-data-dir=${profile}`];
  const browser = spawn(executablePath, [...args, ...options, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [, , , requests, answers] = browser.stdio;
  const devTools = openDevTools(requests as Writable, answers as Readable);
  return {
    newPage: () => openTab(devTools),
    async close() {
      const ended = once(browser, 'exit');
      await devTools.sendTo()('Browser.close');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function openTab(devTools: DevTools): Promise<QuietPage> {
  const toBrowser = devTools.sendTo();
  const { targetId } = await toBrowser('Target.createTarget', { url: 'about:blank', forTab: true });
  const tab = (await toBrowser('Target.attachToTarget', { targetId, flatten: true })).sessionId;
  const attached = devTools.next('Target.attachedToTarget', tab);
  await devTools.sendTo(tab)('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: true,
  });
  const { sessionId } = (await attached) as { sessionId: string };
  const send = devTools.sendTo(sessionId);
  await send('Page.enable');

  const evaluate: QuietPage['evaluate'] = async (run, arg) => {
    const expression = `(${run})(${JSON.stringify(arg)})`;
    const { result, exceptionDetails } = await send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  return {
    evaluate,
    async goto(url) {
      const loaded = devTools.next('Page.loadEventFired', sessionId);
      const { errorText } = await send('Page.navigate', { url });
      if (errorText) throw new Error(`${url}: ${errorText}`);
      await loaded;
    },
  };
}
