/** Finds the pages that show each text, in a process of its own: rendering all of them takes memory. Started by `textPages`. */
import { z } from 'zod';
import { SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import { readContentOnDisk } from '../../../renderer/site/loadSiteFromDisk.ts';
import { ignoreClosedPipe } from '../../../scripts/cli/progress.ts';
import { pagesShowing, renderPages } from '../../../scripts/words/pagesOfTexts.ts';
import { translationOf } from '../../../scripts/words/translation.ts';
import type { FoundPages } from './foundPages.ts';

// The editor may end, or be ended, before the pages are found.
process.on('disconnect', () => process.exit());
ignoreClosedPipe();
const folders = z.object({ branches: z.string(), locales: z.string() }).parse(JSON.parse(process.argv[2] ?? ''));
const pages = await renderPages(folders);
const paths = [...new Set(pages.map(({ path }) => path))];
const { statuses } = translationOf(readContentOnDisk(folders), SOURCE_LANGUAGE);
const found: FoundPages = {
  paths,
  texts: Object.fromEntries(
    statuses.map((status) => [
      `${status.namespace}: ${status.key}`,
      pagesShowing(status, pages).map((path) => paths.indexOf(path)),
    ]),
  ),
};
process.send?.(found, () => process.exit());
