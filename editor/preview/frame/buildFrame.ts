/** Bundles the frame. */
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { frameDocument } from './frameDocument.ts';

/** @returns the document `frame.html` @throws Error with the bundler's message */
export async function buildFrame(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('frame.ts', import.meta.url)),
        // It comes before the page's own scripts, so it is not a module.
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [script] = (result as Rolldown.RolldownOutput).output;
  return frameDocument(script.code);
}
