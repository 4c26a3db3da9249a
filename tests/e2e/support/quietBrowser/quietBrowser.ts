/**
 * Chromium with a driver that stays out of its way, for what Playwright's prevents: a driver that is attached to a service worker keeps it
 * running, and one that is attached to a page and not to its tab keeps Chromium from prerendering.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { chromium } from '@playwright/test';
import { WHOLE_BROWSER } from '../../../support/launchOptions.ts';
import { type DevTools, openDevTools } from './devTools.ts';

type Mouse = 'mouseMoved' | 'mousePressed' | 'mouseReleased';

/** A tab, as long as it shows the same page target: not after a prerendered page was opened. */
export type QuietPage = Readonly<{
  /** Opens an address, and resolves when it has loaded. */
  goto(url: string): Promise<void>;
  /** The result of a function that runs in the page. */
  evaluate<Arg, Result>(run: (arg: Arg) => Result, arg: Arg): Promise<Awaited<Result>>;
  /** Moves the mouse to the middle of an element, which is scrolled into view first. */
  hover(selector: string): Promise<void>;
  /** Presses the mouse where it is. */
  press(): Promise<void>;
  release(): Promise<void>;
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
  let at = { x: 0, y: 0 };
  const mouse = async (type: Mouse) => {
    const button = type === 'mouseMoved' ? {} : ({ button: 'left', clickCount: 1 } as const);
    await send('Input.dispatchMouseEvent', { type, ...at, ...button });
  };

  return {
    evaluate,
    async goto(url) {
      const loaded = devTools.next('Page.loadEventFired', sessionId);
      const { errorText } = await send('Page.navigate', { url });
      if (errorText) throw new Error(`${url}: ${errorText}`);
      await loaded;
    },
    async hover(selector) {
      at = await evaluate((wanted) => {
        const element = document.querySelector(wanted);
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
        return { x: left + width / 2, y: top + height / 2 };
      }, selector);
      await mouse('mouseMoved');
    },
    press: () => mouse('mousePressed'),
    release: () => mouse('mouseReleased'),
  };
}
