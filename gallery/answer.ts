import { escapeHtml } from '../renderer/document/html.ts';
import { componentPage, listPage } from './galleryPages.ts';
import { renderExample, type Sources } from './renderExample.tsx';
import { SHOWN, slugOf } from './showcases.ts';
import { tokensPage } from './tokensPage.ts';

export { readSources } from './renderExample.tsx';

/** A response of the gallery. */
export type Answer = Readonly<{ status: number; html: string }>;

/**
 * Returns the gallery's document at a path, or the list of components with status 404 if the path is unknown.
 * @param path the part after `/_gallery`
 */
export function answer(path: string, sources: Sources): Answer {
  const [, component = '', slug = ''] = path.split('/');
  if (!component) return { status: 200, html: listPage() };
  if (component === 'tokens') return { status: 200, html: tokensPage() };
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
<script type="module" src="/renderer/+client.ts"></script>
<script type="module" src="/gallery/browser/after.ts"></script>
`;
}
