import { escapeHtml } from './html.ts';

/** On the dev server a mistake in a branch or words file is shown in the browser; saving the mended file reloads the page. */
export function devErrorPage(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>This page cannot be made yet</title></head>
<body><h1>This page cannot be made yet</h1><pre>${escapeHtml(message)}</pre><script type="module" src="/@vite/client"></script></body>
</html>`;
}
