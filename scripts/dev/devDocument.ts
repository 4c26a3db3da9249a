import { escapeHtml } from '../../renderer/document/html.ts';

const STYLE = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
body { background: light-dark(#fff, #16181b); color: light-dark(#1b1b1b, #eee); max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.2; }
h2 { margin: 2rem 0 0.5rem; font: 600 1rem/1.5 ui-monospace, monospace; }
pre { margin: 0; padding: 0.75rem; overflow-x: auto; border-left: 4px solid #c62828; background: light-dark(#f1f1f1, #26292d); font: 0.9375rem/1.5 ui-monospace, monospace; }
a { color: light-dark(#0b57d0, #a8c7fa); }
.message { white-space: pre-line; }
`;

/**
 * A document for developers. It uses no components of the site, as those may be what is broken.
 * @param body HTML
 */
export function devDocument(title: string, body: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>`;
}
