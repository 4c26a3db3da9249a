import { escapeHtml } from './html.ts';

/** Shows on the dev server why a page cannot be made; saving the mended file reloads it. Never published. */
export function errorPage(message: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>This page cannot be made yet</title></head>
<body><h1>This page cannot be made yet</h1><pre>${escapeHtml(message)}</pre></body>
</html>`;
}
