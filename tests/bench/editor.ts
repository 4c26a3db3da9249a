/**
 * Measures the editor on this project's files, which stay as they are: from a keystroke to the page beside the form. Chromium slows down only
 * a page's own thread, and the editor works in another: so its process gets a fourth of the time.
 */
import type { CDPSession, Frame, Page } from 'puppeteer-core';
import puppeteer from 'puppeteer-core';
import { openProgress, type Step } from '../../scripts/cli/progress.ts';
import { bundleApp } from '../../scripts/editor/bundleApp.ts';
import { startEditor } from '../../scripts/editor/startEditor.ts';
import { WHOLE_BROWSER } from '../support/launchOptions.ts';
import { median, table } from './table.ts';

const PORT = 4189;
const KEYSTROKES = 25;
/** After so many edits, the heap is measured. */
const EDITS = 150;
/** Milliseconds in which a slowed process runs, and rests. */
const [RUNS, RESTS] = [5, 15];
const SPEEDS = ['this machine', 'a fourth of its speed'] as const;

/** @returns the table */
export async function measureEditor(step: Step): Promise<string> {
  const editor = await startEditor({ port: PORT, app: await bundleApp(openProgress()) });
  const browser = await puppeteer.launch({ ...WHOLE_BROWSER, defaultViewport: { width: 1280, height: 900 } });
  step.expect(SPEEDS.length * KEYSTROKES + EDITS);
  try {
    const page = await browser.newPage();
    await page.goto(editor.address);
    await page.locator('main a[href$="/chennai/contact"]').click();
    const field = 'main input[type="tel"]';
    await page.waitForSelector(field);
    const frame = await page.waitForFrame((each) => each.url().endsWith('/frame.html'));
    await frame.waitForSelector('h1');
    await page.focus(field);
    const rows: (readonly (string | number)[])[] = [];
    for (const speed of SPEEDS) {
      const stop = speed === 'this machine' ? () => undefined : await slowDown(page);
      const times: number[] = [];
      for (let count = 0; count < KEYSTROKES; count += 1) {
        times.push(await timeOf(page, frame, field, String(count % 10)));
        step.done();
      }
      stop();
      const sorted = times.toSorted((one, other) => one - other);
      rows.push([speed, Math.round(median(times)), Math.round(sorted[Math.floor(times.length * 0.9)] ?? Number.NaN)]);
    }
    for (let count = 0; count < EDITS; count += 1) {
      await timeOf(page, frame, field, String(count % 10));
      step.done();
    }
    return [
      table(['a keystroke', 'median ms', 'nine of ten within ms'], rows),
      `The worker's heap after ${EDITS} more: ${await heapOf(page)} MB.`,
    ].join('\n\n');
  } finally {
    await browser.close();
    await editor.close();
  }
}

/** Types the last digit of the phone number anew. @returns milliseconds until the page beside has it */
async function timeOf(page: Page, frame: Frame, field: string, digit: string): Promise<number> {
  const before = await page.$eval(field, (input) => (input as HTMLInputElement).value);
  const next = before.endsWith(digit) ? String((Number(digit) + 1) % 10) : digit;
  const wanted = `a[href="tel:${before.replaceAll(/\s/g, '').slice(0, -1)}${next}"]`;
  await page.keyboard.press('End');
  await page.keyboard.down('Shift');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.up('Shift');
  // As a text: what bundlers add to a function is not in the page.
  await frame.evaluate(`shown = new Promise((done) => {
    new MutationObserver(() => document.querySelector('${wanted}') && done(performance.timeOrigin + performance.now()))
      .observe(document, { attributes: true, childList: true, subtree: true });
  }); undefined`);
  const pressed = performance.timeOrigin + performance.now();
  await page.keyboard.press(next as '0');
  return ((await frame.evaluate('shown')) as number) - pressed;
}

/** Stops the process of the page and its worker most of the time. @returns how to end that */
async function slowDown(page: Page): Promise<() => void> {
  const browser = await page.browser().target().createCDPSession();
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  const ids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const tell = (signal: NodeJS.Signals) => {
    for (const id of ids) process.kill(id, signal);
  };
  let timer: NodeJS.Timeout;
  const run = () => {
    tell('SIGCONT');
    timer = setTimeout(rest, RUNS);
  };
  const rest = () => {
    tell('SIGSTOP');
    timer = setTimeout(run, RESTS);
  };
  run();
  return () => {
    clearTimeout(timer);
    tell('SIGCONT');
  };
}

async function heapOf(page: Page): Promise<number> {
  const client: CDPSession | undefined = page.workers()[0]?.client;
  await client?.send('HeapProfiler.collectGarbage');
  const { usedSize = Number.NaN } = (await client?.send('Runtime.getHeapUsage')) ?? {};
  return Math.round(usedSize / 1_000_000);
}
