/** The gallery's own pages: the list of components, and the examples of a component at the widths of a phone and a desktop. */
import { escapeHtml } from '../renderer/document/html.ts';
import type { Example } from './example.ts';
import { componentPath, examplePath, GROUPS, SHOWN, type ShownComponent } from './showcases.ts';

/** Widths of the frames, in pixels: a phone and a desktop. */
const WIDTHS = [390, 1280] as const;

/** The list of all components by group, with a link to the tokens. */
export function listPage(note = ''): string {
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
export function componentPage(shown: ShownComponent): string {
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
export function galleryPage(title: string, body: string): string {
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
<script type="module" src="/gallery/browser/fitFrames.ts"></script>
</head>
<body>
<h1>${title}</h1>
${body}
</body>
</html>`;
}
