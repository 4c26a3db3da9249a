/** The document of the frame: its script, and a policy that allows nothing else. */
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { hashSource } from '../../renderer/document/csp.ts';

/** Returns the document of the frame. @param script a classic script, which runs before there is a body */
export function frameDocument(script: string): string {
  // Escaped, so that it does not end the element; equivalent in strings and regular expressions.
  const inline = script.replaceAll(/<(?=\/?script|!--)/gi, '\\x3c');
  const policy = [
    "default-src 'none'",
    `script-src ${hashSource(inline)}`,
    "style-src 'unsafe-inline'",
    'img-src blob: data:',
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Page</title>
<script>${inline}</script>
</head>
<body></body>
</html>
`;
}

const POLICY = /http-equiv="Content-Security-Policy" content="([^"]*)"/;

/**
 * The policy of a frame's document for its header. A document without a policy gets one that allows nothing. Only a
 * header can say who may frame it, and that it has no origin even where it is opened by itself.
 */
export const framePolicy = (html: string): string =>
  `${POLICY.exec(html)?.[1] ?? "default-src 'none'"}; frame-ancestors 'self'; sandbox allow-scripts`;

/** Bundles the frame. @returns the document `frame.html` @throws Error with the bundler's message */
export async function buildFrame(): Promise<string> {
  // Serving the frame needs no bundler.
  const { build } = await import('vite');
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('../../editor/preview/frame/frame.ts', import.meta.url)),
        // It comes before the page's own scripts, so it is not a module.
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [script] = (result as Rolldown.RolldownOutput).output;
  return frameDocument(script.code);
}
