/** Which pages show which texts. It takes a while to find out, so it is kept until English words, facts or the code change. */
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import { BUNDLE_INPUTS, bundleKey } from '../../../scripts/build/bundle/bundleCache.ts';
import type { Draft } from '../../draft/draft.ts';
import { writeAtomically } from '../../draft/writeAtomically.ts';
import { type FoundPages, foundPages } from './foundPages.ts';

const FINDER = fileURLToPath(new URL('findPages.ts', import.meta.url));

/** Megabytes: cleaned up often rather than grown, it takes a quarter less. */
const SMALL = ['--max-semi-space-size=2', '--max-old-space-size=512', '--initial-old-space-size=64'];

export type TextPages = Readonly<{
  /** What is known at once; the search for the rest begins. */
  known(): FoundPages | undefined;
  /** The pages for the draft as it is. @throws Error if they cannot be rendered */
  find(): Promise<FoundPages>;
}>;

/** @param search renders the pages; a process of its own by default */
export function createTextPages(draft: Draft, search = searchApart): TextPages {
  const kept = join(draft.root, '.cache/editor/pages.json');
  let last: z.infer<typeof keptPages> | undefined;
  let running: Promise<FoundPages> | undefined;

  async function find(): Promise<FoundPages> {
    draft.refresh();
    const key = keyOf(draft);
    last ??= readKept(kept);
    if (last?.key === key) return last.pages;
    const pages = await search(draft);
    last = { key, pages };
    writeAtomically(kept, JSON.stringify(last));
    return pages;
  }
  const findOnce = () => {
    running ??= find().finally(() => {
      running = undefined;
    });
    return running;
  };
  return {
    known() {
      last ??= readKept(kept);
      // Pages that cannot be rendered now are tried again with the next question.
      findOnce().catch(() => undefined);
      return last?.pages;
    },
    find: findOnce,
  };
}

const keptPages = z.object({ key: z.string(), pages: foundPages });

/** What was found before; undefined if the file is not there, or damaged. */
function readKept(path: string): z.infer<typeof keptPages> | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return keptPages.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

function keyOf({ folders }: Draft): string {
  const hash = createHash('sha256').update(bundleKey(BUNDLE_INPUTS));
  for (const folder of [folders.branches, join(folders.locales, SOURCE_LANGUAGE.code)]) {
    for (const name of readdirSync(folder).sort()) {
      if (/\.(?:json|yaml)$/.test(name)) hash.update(`\0${name}\0`).update(readFileSync(join(folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 32);
}

/** Renders the pages in a process that ends afterwards. */
function searchApart({ folders }: Draft): Promise<FoundPages> {
  return new Promise((done, fail) => {
    const finder = fork(FINDER, [JSON.stringify(folders)], { silent: true, execArgv: [...process.execArgv, ...SMALL] });
    let said = '';
    finder.stdout?.resume();
    finder.stderr?.on('data', (part) => {
      said += part;
    });
    finder
      .on('error', fail)
      .on('message', (found) => done(foundPages.parse(found)))
      .on('exit', (code) => code !== 0 && fail(new Error(`The pages cannot be rendered:\n${said}`)));
  });
}
