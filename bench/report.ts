/** Generates `docs/speed.md` and its charts from the latest results. */
import { baselineChart, growthChart } from './charts.ts';
import { type Results, readResult } from './results.ts';
import { SECTIONS } from './tables.ts';

function withSection<Part extends keyof Results>(text: string, part: Part): string {
  const result = readResult(part);
  if (!result) return text;
  const [begin, end] = [`<!-- ${part} -->`, `<!-- end of ${part} -->`];
  const [before, rest = ''] = text.split(begin);
  const [, after] = rest.split(end);
  if (after === undefined) throw new Error(`docs/speed.md lacks the markers of ${part}: ${begin} and ${end}.`);
  return `${before}${begin}\n\n${SECTIONS[part](result)}\n\n${end}${after}`;
}

/**
 * The content of the files that show the results, by path.
 * @param text current text of `docs/speed.md`, whose sections are regenerated
 */
export function speedFiles(text: string): Readonly<Record<string, string>> {
  const parts = Object.keys(SECTIONS) as (keyof Results)[];
  const [baseline, growth] = [readResult('baseline'), readResult('growth')];
  return {
    'docs/speed.md': parts.reduce((current, part) => withSection(current, part), text),
    ...(baseline ? { 'docs/speed/baseline.svg': baselineChart(baseline) } : {}),
    ...(growth ? { 'docs/speed/growth.svg': growthChart(growth) } : {}),
  };
}
