/** The files of a new page or service, with sample texts and pictures from `templates/`. */

import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { isFileName } from '../../branches/model/files/branchName.ts';
import { TRANSLATIONS } from '../../locales/languages.ts';
import type { Service } from '../../site/pages/services.ts';
import { type Change, fromTemplate, insertRow } from './files.ts';

const ROUTES = { path: 'site/pages/routes.ts', opening: 'const PAGES = [', closing: ']' };
const SERVICES = { path: 'site/pages/services.ts', opening: 'export const SERVICES = [', closing: ']' };
const TYPES = { path: 'locales/model/english.ts', opening: 'export interface English {', closing: '}' };
/** Holds the name of every page for menus and breadcrumbs. */
const NAMES = { path: 'locales/en/common.json', opening: '  "nav": {', closing: '  }' };
const CARDS = { path: 'locales/en/services.json', opening: '  "cards": {', closing: '  }' };
const PICTURES = 'media/illustrations.txt';

type NewPage = Readonly<{ slug: string; changes: readonly Change[] }>;

/**
 * @param typed its URL, such as `gum-care`
 * @throws Error with a sentence if the page cannot be created
 */
export async function newPage(typed: string): Promise<NewPage> {
  const slug = newSlug(typed, 'gum-care');
  // `gum-care` becomes `gumCare`.
  const id = slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  // One of the two pages would be shown in place of the other.
  if (Object.hasOwn(JSON.parse(readFileSync(NAMES.path, 'utf8')).nav, id)) {
    throw new Error(
      `"${slug}" is taken: ${NAMES.path} has a text nav.${id} already. Choose another, such as gum-care.`,
    );
  }
  const key = slug.includes('-') ? `'${slug}'` : slug;
  const changes = [
    copyOf('page.tsx.txt', slug, `pages/${slug}/+Page.tsx`),
    copyOf('page.json', slug, `locales/en/${slug}.json`),
    copyOf('page.notes.json', slug, `locales/notes/${slug}.json`),
    withRow(ROUTES, `  { id: '${id}', path: '/${slug}', namespace: '${slug}' },`),
    withRow(TYPES, `  ${key}: typeof import('../en/${slug}.json');`),
    withRow(NAMES, `    "${id}": "${titleOf(slug)}"`, ','),
    ...(await samplePictures([`topics/${slug}.webp`])),
  ];
  return { slug, changes };
}

/**
 * @param typed last part of its URL, such as `gum-surgery`
 * @throws Error with a sentence if the service cannot be created
 */
export async function newService(typed: string, kind: Service['kind']): Promise<NewPage> {
  const slug = newSlug(typed, 'gum-surgery');
  const sections = kind === 'illustrated' ? [1, 2, 3, 4, 5, 6].map((number) => `sections/${slug}-${number}.webp`) : [];
  const changes = [
    copyOf(`${kind}.json`, slug, `locales/en/${slug}.json`),
    withRow(SERVICES, `  service('${slug}', { kind: '${kind}', icon: 'tooth', showMoreDetails: true }),`),
    withRow(CARDS, template('card.txt', slug).trimEnd(), ','),
    ...(await samplePictures([`services/${slug}.webp`, ...sections])),
  ];
  return { slug, changes };
}

const RESERVED = ['assets', 'index', 'media', 'testimonials', ...TRANSLATIONS.map(({ code }) => code)];

/** The longest name that fits in the menu, in characters. */
const MAX_SLUG_LENGTH = 40;

/**
 * @param typed with or without the leading slash
 * @param example a valid one, for messages
 * @throws Error with a sentence if it is not valid
 */
function newSlug(typed: string, example: string): string {
  const slug = typed.replace(/^\//, '');
  if (!isFileName(slug) || /--|-$/.test(slug) || slug.length > MAX_SLUG_LENGTH) {
    throw new Error(
      `"${typed}" cannot be the address of a page. Expected small letters, digits and single hyphens, at most ${MAX_SLUG_LENGTH}, such as ${example}.`,
    );
  }
  if (RESERVED.includes(slug))
    throw new Error(`"${slug}" has another use in addresses. Choose another, such as ${example}.`);
  return slug;
}

const copyOf = (name: string, slug: string, path: string): Change => ({
  path,
  content: template(name, slug),
  isNew: true,
});

const template = (file: string, slug: string) =>
  fromTemplate(file, { SLUG: slug, NAME: titleOf(slug), name: titleOf(slug).toLowerCase() });

/** `gum-care` becomes `Gum care`. */
const titleOf = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');

const withRow = (list: typeof ROUTES, row: string, separator?: string): Change => ({
  path: list.path,
  content: insertRow(readFileSync(list.path, 'utf8'), list, row, separator),
});

/** Placeholder pictures in `media/`, and their lines in the list of what must be replaced. */
async function samplePictures(paths: readonly string[]): Promise<readonly Change[]> {
  const picture = await sharp(Buffer.from(fromTemplate('frame.svg', {})))
    .webp()
    .toBuffer();
  const lines = paths.map((path) => `${path}  Sample picture: replace it with one of your own, 1600 x 1200 pixels.\n`);
  const list = readFileSync(PICTURES, 'utf8').replace(/\n*$/, '\n');
  return [
    ...paths.map((path) => ({ path: `media/${path}`, content: picture, isNew: true })),
    { path: PICTURES, content: list + lines.join('') },
  ];
}
