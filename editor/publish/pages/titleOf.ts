import { Parser } from 'htmlparser2';

/** The title of a document. */
export function titleOf(html: string): string {
  let title = '';
  let isTitle = false;
  const parser = new Parser({
    onopentag(name) {
      // Drawings have titles of their own.
      isTitle = name === 'title' && title === '';
    },
    ontext(text) {
      if (isTitle) title += text;
    },
    onclosetag() {
      isTitle = false;
    },
  });
  parser.end(html);
  return title.trim();
}
