/**
 * What a web font would cost: the same pages in the letters of the device and in a font of the site's own, one file for all
 * weights with the letters of English only, over slow 4G on a slow processor.
 */
import { copyFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { type Paints, readPaints, slowDown, withPhones } from './browser.ts';
import { copySite } from './copySite.ts';
import { withSlowServer } from './servers.ts';
import { median } from './statistics.ts';

const RUNS = 5;
const PAGES = ['/', '/services/root-canal-treatment', '/dental-tips', '/contact'];
const FONT = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const ROOT = '.cache/bench/fonts';

/** Long enough for the font to come and take its place, in milliseconds. */
const REST = 1500;

/** What text is set in until the font has come: the device's letters to the end, or only for a tenth of a second. */
const WAYS = ['device', 'swap', 'optional'] as const;
type Way = (typeof WAYS)[number];

/** Medians of all pages and runs; the shift is that of the page that moves most. */
export type FontCost = Readonly<{ way: Way; bytes: number; shift: number }> & Paints;

/** Measures four kinds of pages with and without a font, in turns. */
export async function measureFonts(): Promise<readonly FontCost[]> {
  const { size } = await stat(FONT);
  for (const way of WAYS) await writeSite(way);
  const runs = await withSlowServer(folderOf('device'), (device) =>
    withSlowServer(folderOf('swap'), (swap) =>
      withSlowServer(folderOf('optional'), (optional) => measureInTurns({ device, swap, optional })),
    ),
  );
  return WAYS.map((way) => {
    const cost = {
      way,
      bytes: way === 'device' ? 0 : size,
      first: median(runs[way].map(({ first }) => first)),
      largest: median(runs[way].map(({ largest }) => largest)),
      shift: Math.max(...runs[way].map(({ shift }) => shift)),
    };
    process.stdout.write(`${JSON.stringify(cost)}\n`);
    return cost;
  });
}

const folderOf = (way: Way) => join(ROOT, way);

/** The built site with the font; its policy, which forbids fonts, is taken out of every copy. */
async function writeSite(way: Way): Promise<void> {
  const root = folderOf(way);
  const face = `@font-face{font-family:Site;src:url(/site.woff2);font-weight:300 900;font-display:${way}}body{font-family:Site,sans-serif!important}`;
  const preload = '<link rel="preload" href="/site.woff2" as="font" type="font/woff2" crossorigin>';
  const inHead = way === 'device' ? '' : `${preload}<style>${face}</style>`;
  await copySite(root, (html) =>
    html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '').replace('</head>', `${inHead}</head>`),
  );
  await copyFile(FONT, join(root, 'site.woff2'));
}

type Run = Paints & Readonly<{ shift: number }>;

/** @param origins where the site of each way is served */
async function measureInTurns(origins: Readonly<Record<Way, string>>): Promise<Readonly<Record<Way, readonly Run[]>>> {
  return withPhones(async (newPhone) => {
    const runs: Record<Way, Run[]> = { device: [], swap: [], optional: [] };
    for (let i = 0; i < RUNS; i += 1) {
      for (const path of PAGES) {
        for (const way of WAYS) runs[way].push(await measureRun(await newPhone(), origins[way] + path));
      }
    }
    return runs;
  });
}

async function measureRun(phone: BrowserContext, url: string): Promise<Run> {
  const page = await phone.newPage();
  await slowDown(page);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(REST);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(resolve, 200, 0);
      }),
  );
  const paints = await readPaints(page);
  await phone.close();
  return { ...paints, shift };
}
