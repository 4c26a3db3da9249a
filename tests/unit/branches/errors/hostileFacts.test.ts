/** Whatever text is in a fact, staff get a correct site or messages: never a crash, and never markup from a text. */

import { parse } from 'node-html-parser';
import type { ComponentType } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { buildSite, listVariants } from '../../../../branches/model/buildSite.ts';
import { parseFiles, readFolder, type SiteFiles } from '../../../../branches/model/files/parseFiles.ts';
import { findWarnings } from '../../../../branches/model/warnings/findWarnings.ts';
import type { InputFile } from '../../../../diagnostics/contentFiles.ts';
import { FILES_ON_DISK } from '../../../../diagnostics/filesOnDisk.ts';
import { InputErrors, type Problem } from '../../../../diagnostics/inputErrors.ts';
import { SOURCE_LANGUAGE } from '../../../../locales/languages.ts';
import { Layout } from '../../../../pages/+Layout.tsx';
import { Page as About } from '../../../../pages/about/+Page.tsx';
import { Page as Contact } from '../../../../pages/contact/+Page.tsx';
import { Page as Home } from '../../../../pages/index/+Page.tsx';
import { Page as Offers } from '../../../../pages/offers/+Page.tsx';
import { Page as Consultation } from '../../../../pages/online-free-consultations-and-appointments/+Page.tsx';
import { Page as Reviews } from '../../../../pages/reviews/+Page.tsx';
import { NODE_TOOLS } from '../../../../renderer/document/nodeTools.ts';
import { renderPage } from '../../../../renderer/document/renderPage.tsx';
import { createSiteTranslator } from '../../../../renderer/i18n/placeholders.ts';
import type { Catalogue } from '../../../../renderer/media/catalogue.ts';
import { readCatalogue } from '../../../../renderer/media/readMedia.ts';
import { createPublication } from '../../../../renderer/site/publication.ts';
import { siteMap } from '../../../../renderer/site/routes.ts';
import { resourcesIn } from '../../../support/words.ts';
import { hostileValues, MARK } from './hostileValues.ts';

/** A full run tries all; otherwise a third. */
const ALL = Boolean(process.env.TEST_ALL);
const TODAY = '2025-08-15';
const PAGES: readonly (readonly [path: string, Page: ComponentType])[] = [
  ['/', Home],
  ['/contact', Contact],
  ['/offers', Offers],
  ['/about', About],
  ['/reviews', Reviews],
  ['/online-free-consultations-and-appointments', Consultation],
];

const words = resourcesIn();
const real = readFolder(FILES_ON_DISK, 'branches');
let media: Catalogue;
beforeAll(async () => {
  media = await readCatalogue();
});

test('a hostile text in place of any value is refused, or stays text on every page', { timeout: 240_000 }, () => {
  const complaints: string[] = [];
  let accepted = 0;
  for (const [i, { edit, files, isAddress }] of [...hostileValues(real)].entries()) {
    if (!ALL && i % 3 !== 0) continue;
    const result = outcome(files);
    if (result instanceof InputErrors) {
      complaints.push(...result.problems.flatMap((problem) => unclear(problem, files).map((why) => `${edit}: ${why}`)));
    } else if (result instanceof Error) complaints.push(`${edit}: ${result.stack}`);
    else {
      accepted += 1;
      for (const turn of isAddress ? PAGES.keys() : [accepted]) {
        complaints.push(...wrongPages(result, turn, 'combined').map((why) => `${edit}: ${why}`));
      }
    }
  }
  expect([...new Set(complaints)].slice(0, 20)).toEqual([]);
});

function outcome(files: readonly InputFile[]): SiteFiles | Error {
  try {
    const read = parseFiles(files);
    for (const variant of listVariants(read)) buildSite(variant, read, TODAY);
    findWarnings(read, TODAY, ['en', 'ta']);
    return read;
  } catch (error) {
    return error as Error;
  }
}

/** Lists what makes a message useless to a person. */
function unclear({ file, line, column, message, excerpt = '' }: Problem, files: readonly InputFile[]): string[] {
  const lines = files.find(({ path }) => path === file)?.text.split('\n').length ?? 1;
  const why: string[] = [];
  if (line < 1 || line > lines + 1 || column < 1) why.push(`${file}:${line}:${column} is no place`);
  if (!/^\S.{12,}/.test(message) || /undefined|\[object|NaN|Error:|\n\s+at /.test(message)) why.push(`"${message}"`);
  if (message.length > 700) why.push(`too long: "${message}"`);
  if (excerpt !== '' && !/^.*\n *\^$/.test(excerpt)) why.push(`no caret: ${JSON.stringify(excerpt)}`);
  return why;
}

/** The site in English alone. */
const PUBLICATION = createPublication([SOURCE_LANGUAGE], new Map(), []);

/** Renders one page of one variant, taking turns, and lists what must not be in it. */
function wrongPages(files: SiteFiles, turn: number, variant?: string): string[] {
  const variants = listVariants(files);
  const site = buildSite(variant ?? variants[turn % variants.length] ?? '', files, TODAY);
  const [path, Page] = PAGES[turn % PAGES.length] ?? ['/', Home];
  const translator = createSiteTranslator(site, words, SOURCE_LANGUAGE);
  const route = siteMap(site).find((candidate) => candidate.path === path);
  let html: string;
  try {
    ({ html } = renderPage({
      Page,
      Layout,
      page: { site, route, language: SOURCE_LANGUAGE, translator, media, publication: PUBLICATION },
      withCsp: true,
      ...NODE_TOOLS,
    }));
  } catch (error) {
    // A missing picture stops the build with a message about it.
    const { message, stack } = error as Error;
    return /^media\/\S+ does not exist\. /.test(message) ? [] : [`${path}: ${stack}`];
  }
  const why: string[] = [];
  const root = parse(html, { comment: true });
  if (root.querySelectorAll('h1').length !== 1) why.push(`${path} has not one h1`);
  if (/undefined|\[object Object\]|\bNaN\b/.test(root.querySelector('body')?.textContent ?? ''))
    why.push(`${path} says undefined`);
  for (const element of root.querySelectorAll('*')) {
    for (const [name, value] of Object.entries(element.attributes)) {
      if (/^on/i.test(name) || name.includes(MARK)) why.push(`${path}: attribute ${name}`);
      if (/^(href|src|action)$/.test(name) && /^\s*(javascript|data|vbscript):/i.test(value))
        why.push(`${path}: ${name}=${value}`);
    }
    const isCode = element.rawTagName === 'script' && element.getAttribute('type') !== 'application/ld+json';
    if ((isCode || element.rawTagName === 'style') && element.innerHTML.includes(MARK))
      why.push(`${path}: ${element.rawTagName}`);
    if (
      /^(img|svg|b)$/.test(element.rawTagName) &&
      element.outerHTML.includes(`${MARK}()`) &&
      !element.getAttribute('alt')
    ) {
      why.push(`${path}: ${element.outerHTML.slice(0, 80)}`);
    }
  }
  return why;
}
