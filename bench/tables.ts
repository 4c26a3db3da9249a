/** Renders the results as the Markdown tables of `docs/speed.md`. */
import { type AUDITS, CATEGORIES } from './lighthouseResult.ts';
import { PLAIN } from './nextPage/sites.ts';
import type { Results } from './results.ts';

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

/** The sites of the comparison that a reader of today needs: the others are in `bench/results/nextPage.json`. */
const COMPARED = new Set([PLAIN, 'as built']);

/** Languages of the builds that the table shows, as the text above it says; the chart shows all. */
const LANGUAGES = 2;

/** The generated sections of `docs/speed.md`, by part. Each page’s own figures are in `bench/results/`. */
export const SECTIONS: { readonly [Part in keyof Results]: (result: Results[Part]) => string } = {
  pages: (pages) => {
    const sorted = pages.toSorted((one, other) => one.shown.bytes - other.shown.bytes);
    const rows = [
      ['the smallest', sorted[0]],
      ['the one in the middle', sorted[Math.floor(sorted.length / 2)]],
      ['the largest', sorted.at(-1)],
    ] as const;
    return table(
      [
        `of ${pages.length} pages`,
        'HTML kB',
        'script kB',
        'pictures kB',
        'requests',
        'all kB',
        'scrolled to its end kB',
      ],
      rows.flatMap(([name, page]) =>
        page
          ? [
              [
                `${name}: ${page.path}`,
                kilobytes(page.html.bytes),
                kilobytes(page.script.bytes),
                kilobytes(page.picture.bytes),
                page.shown.requests,
                kilobytes(page.shown.bytes),
                kilobytes(page.read.bytes),
              ],
            ]
          : [],
      ),
    );
  },
  lighthouse: ({ version, browser, runs, pages }) => {
    const lowest = (category: (typeof CATEGORIES)[number]) => Math.min(...pages.map((page) => page[category]));
    const highest = (time: keyof typeof AUDITS) => Math.max(...pages.map((page) => page[time]));
    return [
      `Lighthouse ${version} in ${browser}, mobile preset, median of ${runs} runs, the worst of ${pages.length} pages in each column.`,
      table(
        ['performance', 'accessibility', 'best practices', 'SEO', 'FCP s', 'LCP s', 'TBT ms', 'CLS'],
        [
          [
            ...CATEGORIES.map(lowest),
            seconds(highest('firstPaint')),
            seconds(highest('largestPaint')),
            Math.round(highest('blocking')),
            highest('shift').toFixed(3),
          ],
        ],
      ),
    ].join('\n\n');
  },
  baseline: ({ pick, runs, slowdown, ratio: all }) =>
    `Slow 4G, processor ${slowdown} times slower, the ${pick} of ${runs} runs. All pages together: first paint ${ratio(all.first)}, largest paint ${ratio(all.largest)} times the baseline's.`,
  nextPage: ({ runs, slowdown, from, to, journeys }) =>
    [
      `From ${from} to ${to}: slow 4G, processor ${slowdown} times slower, medians of ${runs} runs.`,
      table(
        ['how it is opened', 'how pages get ready', 'title after s', 'times plain documents', 'in advance kB'],
        journeys
          .filter(({ site }) => COMPARED.has(site))
          .map(({ way, site, title, sent }) => {
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
      ['branches', 'sites', 'pages', 'seconds', 'peak memory MB'],
      builds
        .filter(({ languages }) => languages === LANGUAGES)
        .map(({ branches, variants, pages, seconds: time, peakMemory }) => [
          branches,
          variants,
          pages,
          time.toFixed(1),
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
  dev: (changes) => `${changes.map(({ what, milliseconds }) => `${what}: ${seconds(milliseconds)} s`).join(', ')}.`,
};
