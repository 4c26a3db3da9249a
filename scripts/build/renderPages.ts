import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import { fileProblem, InputErrors, type Problem } from '../../diagnostics/inputErrors.ts';
import { YamlSource } from '../../diagnostics/yamlSource.ts';
import { stepsOf } from '../../locales/model/namespace.ts';
import type { RenderedPage } from '../../renderer/document/renderPage.tsx';
import { withLength } from '../../renderer/worker/whole.ts';
import type { LoadedSite } from '../../site/content/loadSite.ts';
import type { TextProblem } from '../../site/language/translator.ts';
import { addressOf, pageModelsOf } from '../../site/pages/everyPage.ts';
import type { PageModel } from '../../site/pages/pageModel.ts';
import { pageFile, pageFolder } from '../../site/pages/routes.ts';
import type { MediaRequest } from '../../site/pictures/catalogue.ts';
import type { Bundle } from './bundle/bundlePages.ts';
import { type PrerenderedPage, prerenderPages } from './prerenderPages.ts';
import { pageWithRevision } from './revision.ts';
import type { RunningStep } from './run.ts';

export type SiteToRender = Pick<LoadedSite, 'words' | 'publication' | 'signatures' | 'media' | 'addedLanguages'> &
  Readonly<{ site: SiteModel }>;

/** A page that has been written, with its policy, pictures and revision: `scripts/build/revision.ts`. */
export type WrittenPage = Readonly<{
  address: string;
  revision: string;
  /** It shows pictures that are not encoded yet, so it does not name their files. */
  isWaiting: boolean;
}> &
  Omit<RenderedPage, 'html'>;

type PageProblem = Readonly<{ address: string; error: Error }>;

/** The pages of a site that were written, and those that failed. */
export type RenderedPages = Readonly<{ pages: readonly WrittenPage[]; problems: readonly PageProblem[] }>;

/** @param name path in the site */
export type AfterPage = (name: string, html: Buffer) => Promise<void>;

type LengthOf = (picture: string) => number | undefined;

const PICTURE = /\/media\/[\w./-]+\.(?:avif|webp)/g;

/**
 * Writes every page of a variant in each of its languages: `about.html`, `ta/about.html`.
 * @param afterPage does more with a page while the next ones are rendered, unless it waits for pictures
 * @param lengthOf of a picture by its address, in bytes; undefined if it is not known
 */
export async function renderPages(
  bundle: Bundle,
  outDir: string,
  toRender: SiteToRender,
  run?: RunningStep,
  afterPage?: AfterPage,
  lengthOf: LengthOf = () => undefined,
): Promise<RenderedPages> {
  const pageModels = pageModelsOf(toRender);
  const outcomes = new Map<string, WrittenPage | Error>();
  await prerenderPages(bundle, pageModels, async (page) => {
    run?.stopped.throwIfAborted();
    outcomes.set(page.address, await writePage(page, outDir, lengthOf, afterPage));
    run?.step.done();
  });
  return sortOutcomes(pageModels, outcomes);
}

/** @returns the error of a page that cannot be rendered */
export async function writePage(
  { address, html, rendered, mistake }: PrerenderedPage,
  outDir: string,
  lengthOf: LengthOf,
  afterPage?: AfterPage,
): Promise<WrittenPage | Error> {
  if (!rendered) return mistake instanceof Error ? mistake : new Error(String(mistake));
  const named = (url: string) => {
    const bytes = lengthOf(url);
    return bytes === undefined ? url : withLength(url, bytes);
  };
  // After Vike, which adds scripts.
  const { text, revision } = pageWithRevision(html.replace(PICTURE, named));
  const isWaiting = rendered.pictures.some(({ url }) => lengthOf(url) === undefined);
  const name = pageFile(address);
  const bytes = Buffer.from(text);
  const file = join(outDir, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  if (!isWaiting) await afterPage?.(name, bytes);
  return { address, revision, isWaiting, ...rendered, pictures: rendered.pictures.map(keptOnce) };
}

const known = new Map<string, MediaRequest>();

/** The pages of many sites show the same pictures: in a chain, a copy for each page would fill the memory. */
function keptOnce(picture: MediaRequest): MediaRequest {
  const first = known.get(picture.url) ?? picture;
  known.set(picture.url, first);
  return first;
}

/** Brings what Vike made several at once into the order of the site map. A page that it did not make has no folder. */
export function sortOutcomes(
  pageModels: readonly PageModel[],
  outcomes: ReadonlyMap<string, WrittenPage | Error>,
): RenderedPages {
  const pages: WrittenPage[] = [];
  const problems: PageProblem[] = [];
  for (const page of pageModels) {
    const address = addressOf(page);
    const outcome = outcomes.get(address);
    if (outcome instanceof Error) problems.push({ address, error: outcome });
    else if (outcome) pages.push(outcome);
    // The same in every language.
    else problems.push({ address: page.route?.path ?? address, error: new Error(MISSING(pageFolder(page.route))) });
  }
  return { pages, problems };
}

const MISSING = (folder: string) =>
  `site/pages/routes.ts has a row for this address, but no folder has its page. Make pages/${folder}/+Page.tsx, or delete the row.`;

/** @throws InputErrors if all causes are texts, otherwise Error with the texts and a line for each other page */
export function throwPageProblems(problems: readonly PageProblem[]): void {
  if (problems.length === 0) return;
  const texts = problems.map(({ error }) => error).filter(isTextProblem);
  const inWords = texts.length > 0 ? [new InputErrors(texts.map(placeOfText), 'the words files')] : [];
  const inCode = problems.filter(({ error }) => !isTextProblem(error));
  if (inCode.length === 0) throw inWords[0];
  const lines = inCode.map(({ address, error }) => `${address}: ${process.env.DEBUG ? error.stack : error.message}`);
  // A problem of a combined page usually recurs on each branch's site.
  throw new Error([...inWords.map(({ message }) => message), [...new Set(lines)].join('\n')].join('\n\n'));
}

/** By name, as the bundle of the pages has its own copy of the class. */
export const isTextProblem = (error: Error): error is TextProblem => error.name === 'TextProblem';

/** The problem at the text's position in its words file, which may be missing. */
export function placeOfText({ file, key, reason }: TextProblem): Problem {
  if (!existsSync(file)) return fileProblem(file, 'brokenText', { key, reason });
  const source = new YamlSource({ path: file, text: readFileSync(file, 'utf8') });
  return source.problemAt(stepsOf(key), 'brokenText', { key, reason });
}
