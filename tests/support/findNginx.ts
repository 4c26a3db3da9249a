/** Finds nginx for the tests of its configuration, or installs it. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstall, which } from './debianPackages.ts';

/** Debian’s packages: the server, and the module that serves brotli files. */
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];

export type Nginx = Readonly<{
  path: string;
  /** The installed module that serves brotli files, if any. */
  brotli?: string;
}>;

/** Finds an installed nginx. */
export function findNginx(): Nginx | undefined {
  const path = ['/usr/sbin/nginx', which('nginx')].find((candidate) => candidate && existsSync(candidate));
  if (!path) return undefined;
  const { stderr } = spawnSync(path, ['-V'], { encoding: 'utf8' });
  const modules = /--modules-path=(\S+)/.exec(stderr)?.[1] ?? '/usr/lib/nginx/modules';
  const brotli = join(modules, 'ngx_http_brotli_static_module.so');
  return { path, ...(existsSync(brotli) ? { brotli } : {}) };
}

/** Finds nginx, or installs the packages as root on Debian. */
export const findOrInstallNginx = () => findOrInstall('nginx', findNginx, PACKAGES);
