/** Firefox and WebKit, each driven by a protocol that it speaks without a build of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import puppeteer from 'puppeteer-core';
import { which } from '../../scripts/cli/debianPackages.ts';
import { freePort } from '../support/freePort.ts';

/** A browser with one tab. Selectors take the first match. */
export type Browser = Readonly<{
  open(address: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page. It sees nothing but its arguments. */
  run<T, A extends unknown[]>(what: (...args: A) => T, ...args: A): Promise<T>;
  click(selector: string): Promise<void>;
  /** Types into a field. `\uE014` is the right arrow key, as in WebDriver. */
  type(selector: string, text: string): Promise<void>;
  tabs(): Promise<number>;
  /** As PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}>;

const RIGHT_ARROW = '\uE014';

const REVEAL = "document.querySelector(arguments[0])?.scrollIntoView({ block: 'center', behavior: 'instant' })";

/** Nothing listens there: pages reach this machine alone. */
const NOWHERE = '127.0.0.1:9';

/** Over WebDriver BiDi. */
async function openFirefox(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.ssl': NOWHERE.split(':')[0],
      'network.proxy.ssl_port': Number(NOWHERE.split(':')[1]),
    },
  });
  const [page = await browser.newPage()] = await browser.pages();
  return {
    open: async (address) => void (await page.goto(address)),
    resize: (width, height) => page.setViewport({ width, height }),
    run: (what, ...args) => page.evaluate(what as never, ...args) as never,
    click: (selector) => page.click(selector),
    async type(selector, text) {
      await page.focus(selector);
      if (text === RIGHT_ARROW) await page.keyboard.press('ArrowRight');
      else await page.keyboard.type(text);
    },
    tabs: async () => (await browser.pages()).length,
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}

/** Over WebDriver, on a screen of its own. It runs WebKitGTK, the nearest to Safari that Linux has. */
async function openWebKit(path: string): Promise<Browser> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(screen.stdout, 'data');
  const port = await freePort();
  const driver = spawn(path, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
  });
  const ask = async (method: string, command: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${command}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: never };
    if (!answer.ok) throw new Error(`${command}: ${JSON.stringify(value)}`);
    return value;
  };
  const proxy = { proxyType: 'manual', sslProxy: NOWHERE };
  const begin = () => ask('POST', '', { capabilities: { alwaysMatch: { proxy } } });
  const { sessionId } = (await eventually(begin)) as { sessionId: string };
  const post = (command: string, body: object = {}) => ask('POST', `/${sessionId}${command}`, body);
  const find = async (selector: string) =>
    `/element/${Object.values(await post('/element', { using: 'css selector', value: selector }))[0]}`;
  return {
    open: (url) => post('/url', { url }),
    async resize(width, height) {
      // Beside the page, the window has bars.
      const rect = { width, height };
      await post('/window/rect', rect);
      const inner = await post('/execute/sync', { script: 'return [innerWidth, innerHeight]', args: [] });
      await post('/window/rect', { width: 2 * width - inner[0], height: 2 * height - inner[1] });
    },
    run: (what, ...args) => post('/execute/sync', { script: `return (${what})(...arguments)`, args }),
    async click(selector) {
      // It would not wait for smooth scrolling.
      await post('/execute/sync', { script: REVEAL, args: [selector] });
      await post(`${await find(selector)}/click`);
    },
    type: async (selector, text) => post(`${await find(selector)}/value`, { text }),
    tabs: async () => ((await ask('GET', `/${sessionId}/window/handles`)) as string[]).length,
    screenshot: async () => Buffer.from(await ask('GET', `/${sessionId}/screenshot`), 'base64'),
    async close() {
      await ask('DELETE', `/${sessionId}`);
      driver.kill();
      screen.kill();
    },
  };
}

/** Tries again until the driver listens. */
async function eventually<T>(what: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await what();
    } catch (error) {
      if (tries === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

const firefox = which('firefox-esr') ?? which('firefox');
const webKit = which('Xvfb') && which('WebKitWebDriver');

/** How to open each browser, if it is here, and the Debian packages that it is in. */
export const BROWSERS = {
  Firefox: { packages: 'firefox-esr', open: firefox && (() => openFirefox(firefox)) },
  WebKit: { packages: 'webkit2gtk-driver xvfb', open: webKit && (() => openWebKit(webKit)) },
};
