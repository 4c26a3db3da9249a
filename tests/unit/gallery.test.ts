import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, sep } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { examplePath, GROUPS, SHOWN, slugOf } from '../../components/gallery/gallery.ts';
import { renderExample, type Sources } from '../../components/gallery/renderExample.tsx';
import * as gallerySites from '../../components/gallery/sites.ts';
import { readGallerySources } from '../../scripts/dev/serveGallery.ts';
import { findInvalid } from '../html/checks/validator.ts';

/** Tokens and page-wide styles are visible in every example, and the gallery shows itself. */
const NOT_SHOWN = ['ui/style', 'gallery'];

let sources: Sources;

beforeAll(async () => {
  sources = await readGallerySources(gallerySites);
}, 30_000);

/** The components that each file of a folder exports. */
const componentsOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /^\w+\.tsx$/.test(name))
    .map((name) => {
      const code = readFileSync(`${folder}/${name}`, 'utf8');
      return Array.from(
        code.matchAll(/^export (?:function|const) ([A-Z][a-z]\w+)/gm),
        ([, component = '']) => component,
      );
    });

test('the gallery has every folder of components', () => {
  const folders = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => dirname(name).split(sep).join('/'));
  expect(new Set(folders)).toEqual(new Set([...GROUPS, ...NOT_SHOWN]));
});

test('the examples of a folder are in the file named after it', () => {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => name.endsWith('.examples.tsx'));
  expect(new Set(files)).toEqual(new Set(GROUPS.map((group) => `${group}/${basename(group)}.examples.tsx`)));
});

describe.each(GROUPS)('the gallery of components/%s', (group) => {
  const components = componentsOf(`components/${group}`);
  const file = `components/${group}/${basename(group)}.examples.tsx`;
  const shown = SHOWN.filter((candidate) => candidate.group === group);

  test('has examples from every file', () => {
    const missing = components.filter((names) => !shown.some(({ component }) => names.includes(component)));
    expect(missing.map((names) => `${names} has no examples: add some to ${file}`)).toEqual([]);
  });

  test.each(shown)('labels each example of $component', ({ examples }) => {
    expect(examples.map(({ name }) => name)).toContain('usual');
    expect(new Set(examples.map(slugOf)).size).toBe(examples.length);
  });
});

const EVERY_EXAMPLE = SHOWN.flatMap((shown) =>
  shown.examples.map((example) => ({ shown, example, path: examplePath(shown, example) })),
);

/** Returns the text of the body. */
function textOf(document: HTMLElement): string {
  const body = document.querySelector('body');
  for (const script of body?.querySelectorAll('script, style, template') ?? []) script.remove();
  return body?.textContent ?? '';
}

test.each(EVERY_EXAMPLE)('each example is a complete document, like a page $path', async ({ shown, example }) => {
  const html = renderExample({ example, frame: shown.frame, sources, withCsp: true });
  expect(await findInvalid(html)).toEqual([]);
  const document = parse(html);
  expect(document.querySelectorAll('main')).toHaveLength(1);
  expect(document.querySelectorAll('[style]').map(({ outerHTML }) => outerHTML)).toEqual([]);
  const shownText = textOf(document);
  expect(shownText).not.toMatch(/\{\{|\}\}|undefined|\[object|NaN|null/);
  expect(shownText, 'A raw key').not.toMatch(/[a-z]\.[a-z]\w*\.[a-z]/);
  expect(html).not.toMatch(/="(?:undefined|null|\[object Object\])"/);
});
