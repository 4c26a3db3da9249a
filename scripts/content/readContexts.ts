import { setImmediate as others } from 'node:timers/promises';
import { runnerImport } from 'vite';
import { todayInKolkata } from '../../branches/model/day.ts';
import type { TextStatus } from '../../locales/model/status.ts';
import type { renderRoute as RenderRoute } from '../../pages/renderRoute.ts';
import { NODE_TOOLS } from '../../renderer/node/nodeTools.ts';
import type { PageModel } from '../../site/pages/pageModel.ts';
import { noteReader } from '../../site/translation/noteReader.ts';
import { findPagesOfTexts } from '../../site/translation/pagesOfTexts.ts';
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
  const render = (page: PageModel) => module.renderRoute(page, { withCsp: false, ...NODE_TOOLS });
  let isCounted = false;
  const pagesOf = await findPagesOfTexts(render, loaded, (count) => {
    if (!isCounted) step.expect(count);
    isCounted = true;
    step.done();
    // Progress is shown between two pages.
    return others();
  });
  const noteOf = noteReader(FILES_ON_DISK);
  return (status) => ({ ...noteOf(status), ...pagesOf(status) });
}
