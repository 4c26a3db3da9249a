/** Measures the time from a tap on a link to the title of the next page, over slow 4G on a slow CPU, for several ways of getting pages ready. */
import type { Step } from '../../scripts/cli/progress.ts';
import { CPU_SLOWDOWN } from '../browser.ts';
import { withSlowServer } from '../servers.ts';
import { median } from '../statistics.ts';
import { type Follow, follow, withFinger } from './finger.ts';
import { type NextPage, type NextPageResult, WAYS, type Way } from './result.ts';
import { SITES, type Site, writeSites } from './sites.ts';

const RUNS = 7;
const TRIES = 3;

/** A page, and one that patients often open next. */
const [FROM, TO] = ['/', '/services'] as const;

/** Measures all sites in turn. Throws when the browser did not get pages ready where it should: then the times say nothing. */
export async function measureNextPages(step: Step): Promise<NextPageResult> {
  const sites = await writeSites([FROM, TO]);
  const runs = new Map<Way, Map<Site, Follow[]>>(WAYS.map((way) => [way, new Map(sites.map((site) => [site, []]))]));
  step.expect(RUNS * WAYS.reduce((sum, way) => sum + sites.filter(({ ways }) => ways.includes(way)).length, 0));
  await withFinger(async (newPhone) => {
    for (let i = 0; i < RUNS; i += 1) {
      for (const way of WAYS) {
        for (const site of sites.filter(({ ways }) => ways.includes(way))) {
          const run = await persistently(() =>
            withSlowServer(site.root, (origin, sent) =>
              follow({ newPhone, origin, sent, from: FROM, to: TO, way, hasWorker: site.hasWorker }),
            ),
          );
          runs.get(way)?.get(site)?.push(run);
          process.stdout.write(`${JSON.stringify({ site: site.name, way, ...run })}\n`);
          step.done();
        }
      }
    }
  });
  const journeys = WAYS.flatMap((way) =>
    sites.filter(({ ways }) => ways.includes(way)).map((site) => summary(site, way, runs.get(way)?.get(site) ?? [])),
  );
  checkReadiness(journeys);
  return { runs: RUNS, slowdown: CPU_SLOWDOWN, from: FROM, to: TO, journeys };
}

/** Tries again: on a busy machine the browser may take a touch for a long one, which opens nothing. */
async function persistently<T>(act: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
}

function summary({ name, hasWorker }: Site, way: Way, runs: readonly Follow[]): NextPage {
  return {
    site: name,
    way,
    title: Math.round(median(runs.map(({ title }) => title))),
    ...(hasWorker ? {} : { sent: Math.round(median(runs.map(({ sent }) => sent))) }),
    fetched: runs.filter(({ fetched }) => fetched).length,
    rendered: runs.filter(({ rendered }) => rendered).length,
  };
}

/** A debugging session of the wrong kind keeps Chromium from prerendering, without a word. */
function checkReadiness(journeys: readonly NextPage[]): void {
  for (const { name, way, kind } of SITES.flatMap(({ name, expected }) => expected.map((e) => ({ name, ...e })))) {
    const found = journeys.find((journey) => journey.site === name && journey.way === way);
    if (found && found[kind] * 2 < RUNS)
      throw new Error(
        `The browser ${kind} the page in ${found[kind]} of ${RUNS} runs only (${name}, ${way}): these times say nothing.`,
      );
  }
}
