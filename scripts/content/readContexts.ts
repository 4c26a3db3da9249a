import { setImmediate as others } from 'node:timers/promises';
import { runnerImport } from 'vite';
import { todayInKolkata } from '../../branches/model/day.ts';
import type { TextStatus } from '../../locales/model/status.ts';
import type { renderRoute as RenderRoute } from '../../pages/renderRoute.ts';
import { NODE_TOOLS } from '../../renderer/node/nodeTools.ts';
import { noteReader } from '../../site/translation/noteReader.ts';
import { pagesShowing, type RenderedPage, renderEnglish } from '../../site/translation/pagesOfTexts.ts';
import type { TextContext } from '../../site/translation/sheet/sheet.ts';
import type { Step } from '../cli/progress.ts';
import { FILES_ON_DISK } from './filesOnDisk.ts';
import { loadSiteFromDisk } from './loadSiteFromDisk.ts';

/** Reads the notes and renders the pages once, which `step` counts. */
export async function readContexts(step: Step): Promise<(status: TextStatus) => TextContext> {
  // React as patients get it takes half the time.
  process.env.NODE_ENV = 'production';
  const { module } = await runnerImport<{ renderRoute: typeof RenderRoute }>('/pages/renderRoute.ts', {
    configFile: false,
    logLevel: 'error',
  });
  const loaded = await loadSiteFromDisk({ today: todayInKolkata(new Date()) });
  const rendered = renderEnglish((page) => module.renderRoute(page, { withCsp: false, ...NODE_TOOLS }), loaded);
  step.expect(rendered.count);
  const pages: RenderedPage[] = [];
  for (const page of rendered.pages) {
    pages.push(page);
    step.done();
    // Progress is shown between two pages.
    await others();
  }
  const all = new Set(pages.map(({ path }) => path)).size;
  const noteOf = noteReader(FILES_ON_DISK);
  return (status) => {
    const shown = pagesShowing(status, pages);
    return { ...noteOf(status), pages: shown, isEverywhere: shown.length === all };
  };
}
