import { hash } from 'node:crypto';

/**
 * A document with a name of its content, the revision, near its end. A service worker finds it there although hosts
 * rewrite pages on their way, and knows that the whole answer has come. Minifiers drop comments, but no element with an id.
 */
export function pageWithRevision(html: string): Readonly<{ text: string; revision: string }> {
  const revision = `r${hash('sha256', html).slice(0, 8)}`;
  const at = html.lastIndexOf('</body>');
  return { text: `${html.slice(0, at)}<template id="${revision}"></template>${html.slice(at)}`, revision };
}
