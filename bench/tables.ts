/** Renders the results as the Markdown tables of `docs/speed.md`. */
import { PLAIN } from './nextPage/sites.ts';
import type { Results } from './results.ts';
import { median } from './statistics.ts';

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

/** The generated sections of `docs/speed.md`, by part. */
export const SECTIONS: { readonly [Part in keyof Results]: (result: Results[Part]) => string } = {
  pages: (pages) =>
    table(
      ['page', 'HTML kB', 'script kB', 'pictures', 'pictures kB', 'requests', 'all kB', 'scrolled to its end kB'],
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
  lighthouse: ({ version, browser, runs, pages }) =>
    [
      `Lighthouse ${version} in ${browser}, mobile preset, median of ${runs} runs. Its index of this machine: ${Math.round(median(pages.map(({ benchmarkIndex }) => benchmarkIndex)))}.`,
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
  baseline: ({ pick, runs, slowdown, pages, ratio: all }) =>
    [
      `Slow 4G, processor ${slowdown} times slower, the ${pick} of ${runs} runs. All pages together: first paint ${ratio(all.first)}, largest paint ${ratio(all.largest)} times the baseline's.`,
      table(
        ['page', 'FCP s', "baseline's", 'times', 'LCP s', "baseline's", 'times'],
        pages.map(({ path, page, baseline, ratio: times }) => [
          path,
          seconds(page.first),
          seconds(baseline.first),
          ratio(times.first),
          seconds(page.largest),
          seconds(baseline.largest),
          ratio(times.largest),
        ]),
      ),
    ].join('\n\n'),
  nextPage: ({ runs, slowdown, from, to, journeys }) =>
    [
      `From ${from} to ${to}: slow 4G, processor ${slowdown} times slower, medians of ${runs} runs.`,
      table(
        ['how it is opened', 'how pages get ready', 'title after s', 'times plain documents', 'in advance kB'],
        journeys.map(({ way, site, title, sent }) => {
          const plain = journeys.find((journey) => journey.way === way && journey.site === PLAIN);
          return [
            way,
            site,
            seconds(title),
            (title / (plain?.title ?? Number.NaN)).toFixed(2),
            sent === undefined ? '' : kilobytes(Math.max(0, sent - (plain?.sent ?? Number.NaN))),
          ];
        }),
      ),
    ].join('\n\n'),
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
  build: (commits) =>
    table(
      [
        'what is waited for',
        ...commits.map(({ commit }) => `s at ${commit}`),
        ...(commits.length > 1 ? ['times'] : []),
      ],
      (commits[0]?.waits ?? []).map(({ what }, i) => {
        const times = commits.map(({ waits }) => waits[i]?.seconds ?? Number.NaN);
        const [before = Number.NaN, after] = times;
        return [
          what,
          ...times.map((time) => time.toFixed(1)),
          ...(after === undefined ? [] : [(after / before).toFixed(2)]),
        ];
      }),
    ),
  dev: (changes) =>
    table(
      ['what is saved', 'on the screen after s'],
      changes.map(({ what, milliseconds }) => [what, seconds(milliseconds)]),
    ),
};
