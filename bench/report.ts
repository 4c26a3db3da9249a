/** `docs/speed.md` and its charts, made of the results of the last measurements. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { floorChart, growthChart } from './charts.ts';
import type { DevChange } from './dev.ts';
import type { FloorResult } from './floor.ts';
import type { FontCost } from './fonts.ts';
import type { Growth } from './growth.ts';
import type { LighthouseResult } from './lighthouse.ts';
import type { NextPageResult } from './nextPage.ts';
import type { PageCost } from './pages.ts';

export const RESULTS = 'bench/results';

/** By part of the measurements: what its file holds. */
export type Results = Readonly<{
  pages: readonly PageCost[];
  lighthouse: LighthouseResult;
  floor: FloorResult;
  nextPage: NextPageResult;
  fonts: readonly FontCost[];
  growth: readonly Growth[];
  dev: readonly DevChange[];
}>;

type Row = readonly (string | number)[];

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
const ratio = (value: number) => value.toFixed(3);

function table(head: Row, rows: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, i) => (i === 0 ? '---' : '---:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** Each section of `docs/speed.md` that comes from a part. */
const SECTIONS: { readonly [Part in keyof Results]: (result: Results[Part]) => string } = {
  pages: (pages) =>
    table(
      ['page', 'HTML kB', 'script kB', 'pictures', 'pictures kB', 'requests', 'all kB', 'read to its end kB'],
      pages.map(({ path, html, script, picture, shown, read }) => [
        path,
        kilobytes(html.bytes),
        kilobytes(script.bytes),
        picture.requests,
        kilobytes(picture.bytes),
        shown.requests,
        kilobytes(shown.bytes),
        kilobytes(read.bytes),
      ]),
    ),
  lighthouse: ({ version, runs, pages }) =>
    [
      `Lighthouse ${version}, mobile preset, median of ${runs} runs.`,
      table(
        ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP s', 'LCP s', 'TBT ms', 'CLS'],
        pages.map((page) => [
          page.path,
          page.performance,
          page.accessibility,
          page['best-practices'],
          page.seo,
          seconds(page.firstPaint),
          seconds(page.largestPaint),
          Math.round(page.blocking),
          page.shift.toFixed(3),
        ]),
      ),
    ].join('\n\n'),
  floor: ({ runs, slowdown, pages, ratio: all }) =>
    [
      `Slow 4G, processor ${slowdown} times slower, median of ${runs} runs. All pages together: first paint ${ratio(all.first)}, largest paint ${ratio(all.largest)} times the floor's.`,
      table(
        ['page', 'FCP s', "floor's", 'times', 'LCP s', "floor's", 'times'],
        pages.map(({ path, page, floor, ratio: times }) => [
          path,
          seconds(page.first),
          seconds(floor.first),
          ratio(times.first),
          seconds(page.largest),
          seconds(floor.largest),
          ratio(times.largest),
        ]),
      ),
    ].join('\n\n'),
  nextPage: ({ runs, slowdown, journeys }) =>
    [
      `Slow 4G, processor ${slowdown} times slower, median of ${runs} runs, in seconds after the click.`,
      table(
        ['from', 'to', 'how', 'FCP s', 'LCP s'],
        journeys.map(({ from, to, way, first, largest }) => [from, to, way, seconds(first), seconds(largest)]),
      ),
    ].join('\n\n'),
  fonts: (costs) =>
    table(
      ['text is set in', 'font kB', 'FCP s', 'LCP s', 'CLS'],
      costs.map(({ way, bytes, first, largest, shift }) => [
        { device: "the device's letters", swap: 'a font, once it has come', optional: 'a font, if it comes at once' }[
          way
        ],
        kilobytes(bytes),
        seconds(first),
        seconds(largest),
        shift.toFixed(3),
      ]),
    ),
  growth: (builds) =>
    `![Seconds of a build over its pages](speed/growth.svg)\n\n${table(
      ['branches', 'languages', 'sites', 'pages', 'seconds', 'ms a page', 'peak memory MB'],
      builds.map(({ branches, languages, variants, pages, seconds: time, millisecondsPerPage, peakMemory }) => [
        branches,
        languages,
        variants,
        pages,
        time.toFixed(1),
        millisecondsPerPage.toFixed(1),
        megabytes(peakMemory),
      ]),
    )}`,
  dev: (changes) =>
    table(
      ['what is saved', 'on the screen after s'],
      changes.map(({ what, milliseconds }) => [what, seconds(milliseconds)]),
    ),
};

function readResult<Part extends keyof Results>(part: Part): Results[Part] | undefined {
  const file = join(RESULTS, `${part}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results[Part]) : undefined;
}

function withSection<Part extends keyof Results>(text: string, part: Part): string {
  const result = readResult(part);
  if (!result) return text;
  const [begin, end] = [`<!-- ${part} -->`, `<!-- end of ${part} -->`];
  const [before, rest = ''] = text.split(begin);
  const [, after] = rest.split(end);
  if (after === undefined) throw new Error(`docs/speed.md has no place for ${part}: ${begin} and ${end}.`);
  return `${before}${begin}\n\n${SECTIONS[part](result)}\n\n${end}${after}`;
}

/**
 * The files that show the results.
 * @param text of `docs/speed.md`, whose sections are made again
 */
export function speedFiles(text: string): Readonly<Record<string, string>> {
  const parts = Object.keys(SECTIONS) as (keyof Results)[];
  const [floor, growth] = [readResult('floor'), readResult('growth')];
  return {
    'docs/speed.md': parts.reduce((current, part) => withSection(current, part), text),
    ...(floor ? { 'docs/speed/floor.svg': floorChart(floor) } : {}),
    ...(growth ? { 'docs/speed/growth.svg': growthChart(growth) } : {}),
  };
}
