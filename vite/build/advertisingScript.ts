import type { Plugin } from 'vite';
import { ADVERTISING_MODULE } from '../../renderer/site/advertising.ts';

/** Adds the module that asks about advertising to the bundle as a script of its own: pages of clinics without a tracking pixel do not load it. */
export function advertisingScript(): Plugin {
  return {
    name: 'advertising-script',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    options: ({ input, ...options }) => ({
      ...options,
      input: { ...(input as object), advertising: `/${ADVERTISING_MODULE}` },
    }),
  };
}

/** Whether a path is that of the script in a bundle or a site. */
export function isAdvertisingScript(path: string): boolean {
  return /[\\/]advertising\.[\w-]+\.js$/.test(path);
}
