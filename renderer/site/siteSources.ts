/** What pages are made from, read from the project's files. */

import type { Resource } from 'i18next';
import type { SiteFiles } from '../../branches/model/files/parseFiles.ts';
import { InputErrors } from '../../diagnostics/inputErrors.ts';
import { TRANSLATIONS } from '../../locales/languages.ts';
import { checkWords } from '../../locales/model/check/checkWords.ts';
import { readResources } from '../../locales/model/resources.ts';
import type { PageModel } from '../context/pageContext.ts';
import type { Translator } from '../i18n/translator.ts';
import { readCatalogue } from '../media/catalogue.ts';
import { currentSite, readAddedLanguages, readSiteFiles } from './currentSite.ts';
import { readPublication } from './publication.ts';

/** The same for every site that a build makes. */
type Inputs = Readonly<Pick<PageModel, 'media' | 'publication'> & { files: SiteFiles; words: Resource }>;

/** What the pages of one site have in common. */
export type SiteSources = Readonly<
  Pick<PageModel, 'site' | 'media' | 'publication'> & { words: Resource; translators: Map<string, Translator> }
>;

let inputs: Promise<Inputs> | undefined;
let last: Readonly<{ variant: string | undefined; sources: Promise<SiteSources> }> | undefined;

/** In a build, files are read once, and the site is made once; the dev server does both for every page, so that a change is seen at once. */
export function readSiteSources(): Promise<SiteSources> {
  if (import.meta.env.DEV) return readChangedInputs().then(sourcesOf);
  const variant = process.env.SITE;
  if (last === undefined || last.variant !== variant) {
    inputs ??= readInputs();
    last = { variant, sources: inputs.then(sourcesOf) };
  }
  return last.sources;
}

async function readInputs(): Promise<Inputs> {
  const added = import.meta.env.DEV ? TRANSLATIONS : readAddedLanguages();
  return {
    files: readSiteFiles(),
    words: readResources(),
    media: await readCatalogue(),
    publication: readPublication(added),
  };
}

async function readChangedInputs(): Promise<Inputs> {
  const problems = checkWords();
  if (problems.length > 0) throw new InputErrors(problems, 'the words files');
  return readInputs();
}

function sourcesOf({ files, words, media, publication }: Inputs): SiteSources {
  return { site: currentSite(files), words, media, publication, translators: new Map() };
}
