import { color } from '../components/ui/style/tokens.ts';
import type { BaselineResult } from './baseline.ts';
import type { Growth } from './growth.ts';
import { box, drawing, label } from './svg.ts';

const [INK, SOFT, LINE] = [color.ink, color.inkSoft, color.line];
const [PAGE, BASELINE] = [color.teal, color.yellow];
/** One colour per number of languages. */
const SERIES = [color.teal, color.coral, color.yellowDark];

const WIDTH = 760;

/** Axis ticks from 0 to a maximum, in steps of 1, 2 or 5 times a power of ten. `count` limits the number of steps. */
function ticks(most: number, count: number): readonly number[] {
  const power = 10 ** Math.floor(Math.log10(most / count));
  const step = [1, 2, 5, 10].map((times) => times * power).find((size) => most / size <= count) ?? 10 * power;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, width = 1) =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${stroke}" stroke-width="${width}"/>`;

/** Two bars per page: its largest contentful paint, and that of the same page without scripts. */
export function baselineChart({ pages }: BaselineResult): string {
  const [left, top, row, bar] = [330, 60, 26, 9];
  const most = Math.max(...pages.flatMap(({ page, baseline }) => [page.largest, baseline.largest]));
  const x = (milliseconds: number) => left + (milliseconds / most) * (WIDTH - left - 70);
  const height = top + pages.length * row + 24;
  const grid = ticks(most, 6).map((tick) => [
    line(x(tick), top - 8, x(tick), height - 24, LINE),
    label(x(tick), height - 8, `${tick / 1000} s`, { size: 11, color: SOFT, anchor: 'middle' }),
  ]);
  const bars = pages.map(({ path, page, baseline }, i) => {
    const y = top + i * row;
    return [
      label(left - 10, y + 14, path, { size: 11, anchor: 'end' }),
      box(left, y + 1, x(page.largest) - left, bar, PAGE),
      box(left, y + 2 + bar, x(baseline.largest) - left, bar, BASELINE),
      label(
        x(Math.max(page.largest, baseline.largest)) + 6,
        y + 14,
        `${(page.largest / baseline.largest).toFixed(2)} times`,
        {
          size: 11,
          color: SOFT,
        },
      ),
    ];
  });
  const legend = [
    box(left, 22, 12, 12, PAGE),
    label(left + 18, 32, 'the page'),
    box(left + 110, 22, 12, 12, BASELINE),
    label(left + 128, 32, 'its HTML and CSS without a script'),
  ];
  const title = 'Largest paint of each page over slow 4G beside that of the same page without a script';
  return drawing(WIDTH, height, title, [...grid.flat(), ...bars.flat(), ...legend]);
}

/** Build time in seconds over the number of pages, one line per number of languages. */
export function growthChart(builds: readonly Growth[]): string {
  const [left, top, height, bottom] = [60, 50, 380, 44];
  const [mostPages, mostSeconds] = [
    Math.max(...builds.map(({ pages }) => pages)),
    Math.max(...builds.map(({ seconds }) => seconds)),
  ];
  const x = (pages: number) => left + (pages / mostPages) * (WIDTH - left - 40);
  const y = (seconds: number) => height - bottom - (seconds / mostSeconds) * (height - bottom - top);
  const grid = [
    ...ticks(mostSeconds, 6).flatMap((tick) => [
      line(left, y(tick), WIDTH - 40, y(tick), LINE),
      label(left - 8, y(tick) + 4, `${tick} s`, { size: 11, color: SOFT, anchor: 'end' }),
    ]),
    ...ticks(mostPages, 6).map((tick) =>
      label(x(tick), height - bottom + 18, `${tick}`, { size: 11, color: SOFT, anchor: 'middle' }),
    ),
    label(WIDTH - 40, height - 8, 'pages', { size: 11, color: SOFT, anchor: 'end' }),
  ];
  const counts = [...new Set(builds.map(({ languages }) => languages))];
  const series = counts.flatMap((languages, i) => {
    const color = SERIES[i % SERIES.length] ?? INK;
    const points = builds
      .filter((build) => build.languages === languages)
      .map(({ pages, seconds }) => [x(pages), y(seconds)]);
    const path = points.map((point) => point.map((value) => value.toFixed(1)).join(',')).join(' ');
    return [
      `<polyline points="${path}" fill="none" stroke="${color}" stroke-width="2"/>`,
      ...points.map(([cx, cy]) => `<circle cx="${cx?.toFixed(1)}" cy="${cy?.toFixed(1)}" r="4" fill="${color}"/>`),
      box(left + i * 130, 18, 12, 12, color),
      label(left + i * 130 + 18, 28, `${languages} ${languages === 1 ? 'language' : 'languages'}`),
    ];
  });
  return drawing(WIDTH, height, 'Seconds of a build over the number of its pages', [...grid, ...series]);
}
