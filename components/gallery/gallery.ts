/** The gallery at `/_gallery` of the development server: every component in every state, for people and for tests. */
import { escapeHtml } from '../../site/language/escapeHtml.ts';
import type { Example, Showcase, Showcases } from './example.ts';
import { renderExample, type Sources } from './renderExample.tsx';
import { tokensPage } from './tokensPage.ts';

export { createSites, TODAY } from './sites.ts';

/** A component with its examples. Its group is its folder under `components/`. */
type ShownComponent = Readonly<{ group: string; component: string }> & Showcase;

const files = import.meta.glob<Showcases>('../**/*.examples.tsx', { eager: true, import: 'showcases' });

/** All components with examples, by group. */
export const SHOWN: readonly ShownComponent[] = Object.entries(files).flatMap(([path, showcases]) => {
  const group = path.slice('../'.length, path.lastIndexOf('/'));
  return Object.entries(showcases).map(([component, showcase]) => ({ group, component, ...showcase }));
});

/** The groups in the order of the gallery. */
export const GROUPS: readonly string[] = [...new Set(SHOWN.map(({ group }) => group))];

/** The last segment of an example's address: `longest-tamil-text`. */
export function slugOf({ name }: Example): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** Address of a component's examples. */
function componentPath({ component }: Pick<ShownComponent, 'component'>): string {
  return `/_gallery/${component}`;
}

/** Address of an example's own document. */
export function examplePath(shown: Pick<ShownComponent, 'component'>, example: Example): string {
  return `${componentPath(shown)}/${slugOf(example)}`;
}

/** A response of the gallery. */
export type Answer = Readonly<{ status: number; html: string }>;

/**
 * Returns the gallery's document at a path, or the list of components with status 404 if the path is unknown.
 * @param path the part after `/_gallery`
 */
export function answer(path: string, sources: Sources): Answer {
  const [, component = '', slug = ''] = path.split('/');
  if (!component) return { status: 200, html: listPage() };
  if (component === 'tokens') return { status: 200, html: galleryPage('Tokens', tokensPage()) };
  const shown = SHOWN.find((candidate) => candidate.component === component);
  if (!shown) return { status: 404, html: listPage(`There are no examples of "${component}".`) };
  if (!slug) return { status: 200, html: componentPage(shown) };
  const example = shown.examples.find((candidate) => slugOf(candidate) === slug);
  if (!example) return { status: 404, html: listPage(`${component} has no example "${slug}".`) };
  const html = renderExample({ example, frame: shown.frame, sources, withCsp: false });
  return { status: 200, html: html.replace('</head>', `${scripts(example.after)}</head>`) };
}

/** The site's script, then the one that performs the example's interaction. */
function scripts(after: object = {}): string {
  return `<meta name="gallery-after" content="${escapeHtml(JSON.stringify(after))}">
<script type="module" src="/pages/+client.ts"></script>
<script type="module" src="/components/gallery/browser.ts"></script>
`;
}

/** Widths of the frames, in pixels: a phone and a desktop. */
const WIDTHS = [390, 1280] as const;

/** The list of all components by group, with a link to the tokens. */
function listPage(note = ''): string {
  const groups = GROUPS.map((group) => {
    const items = SHOWN.filter((shown) => shown.group === group).map(
      (shown) => `<li><a href="${componentPath(shown)}">${shown.component}</a> <small>${shown.examples.length}</small>`,
    );
    return `<h2>components/${group}</h2><ul>${items.join('\n')}</ul>`;
  });
  return galleryPage(
    'Components',
    `${note && `<p>${escapeHtml(note)}</p>`}<p><a href="/_gallery/tokens">Colours, type, spaces: the tokens</a></p>${groups.join('\n')}`,
  );
}

/** The page with all examples of a component in frames. */
function componentPage(shown: ShownComponent): string {
  const i = SHOWN.indexOf(shown);
  const neighbours = [SHOWN.at(i - 1), SHOWN[(i + 1) % SHOWN.length]].filter((other) => other !== undefined);
  const links = neighbours.map((other) => `<a href="${componentPath(other)}">${other.component}</a>`);
  const examples = shown.examples.map((example) => exampleSection(shown, example)).join('\n');
  return galleryPage(
    shown.component,
    `<nav><a href="/_gallery">All components</a> ${links.join(' ')}</nav>${examples}`,
  );
}

function exampleSection(shown: ShownComponent, example: Example): string {
  const path = examplePath(shown, example);
  const settings = [example.site, example.language, example.path].filter((value) => value !== undefined).join(', ');
  const frames = WIDTHS.map(
    (width) => `<iframe src="${path}" width="${width}" title="${escapeHtml(example.name)}, ${width} px"></iframe>`,
  );
  return `<section data-frame="${shown.frame ?? 'column'}">
<h2><a href="${path}">${escapeHtml(example.name)}</a> <small>${escapeHtml(settings)}</small></h2>
<div>${frames.join('\n')}</div>
</section>`;
}

/** A page of the gallery itself. */
function galleryPage(title: string, body: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Gallery</title>
<link rel="icon" href="/favicon.svg">
<style>
body { margin: 2rem; font-family: system-ui, sans-serif; line-height: 1.5; color: #222; background: #ddd }
ul { columns: 16rem; padding: 0; list-style: none }
nav { display: flex; flex-wrap: wrap; gap: 1.5rem }
h2 { font-size: 1rem }
th { white-space: nowrap }
th, td { padding: 0.5rem 1.5rem 0.5rem 0; text-align: start }
small { color: #555; font-weight: 400 }
section div { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto }
iframe { flex: none; border: 0; background: #fff; min-height: 8rem; max-height: 60rem }
[data-frame=page] iframe { min-height: 44rem }
</style>
<script type="module" src="/components/gallery/browser.ts"></script>
</head>
<body>
<h1>${title}</h1>
${body}
</body>
</html>`;
}
