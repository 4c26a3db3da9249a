/** Finds the servers whose configurations are tested, or installs them as root on Debian. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canInstallPackages, installPackages, which } from '../../scripts/cli/debianPackages.ts';

export type Nginx = Readonly<{
  path: string;
  /** The installed module that serves brotli files, if any. */
  brotli?: string;
}>;

export function findNginx(): Nginx | undefined {
  const path = ['/usr/sbin/nginx', which('nginx')].find((candidate) => candidate && existsSync(candidate));
  if (!path) return undefined;
  const { stderr } = spawnSync(path, ['-V'], { encoding: 'utf8' });
  const modules = /--modules-path=(\S+)/.exec(stderr)?.[1] ?? '/usr/lib/nginx/modules';
  const brotli = join(modules, 'ngx_http_brotli_static_module.so');
  return { path, ...(existsSync(brotli) ? { brotli } : {}) };
}

export type Apache = Readonly<{
  path: string;
  /** Folder of its modules. */
  modules: string;
}>;

/** An installed Apache with its modules, where Debian, Fedora and Arch put them. */
export function findApache(): Apache | undefined {
  const path = ['/usr/sbin/apache2', which('apache2'), which('httpd')].find(
    (candidate) => candidate && existsSync(candidate),
  );
  const modules = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules', '/usr/lib/httpd/modules'].find(existsSync);
  return path && modules ? { path, modules } : undefined;
}

/** With Debian’s packages: servers without what would start them, the brotli module, and the list of media types. */
const SERVERS = [
  { name: 'nginx', find: findNginx, packages: ['nginx', 'libnginx-mod-http-brotli-static'] },
  { name: 'Caddy', find: () => which('caddy'), packages: ['caddy'] },
  { name: 'Apache', find: findApache, packages: ['apache2-bin', 'media-types'] },
];

/** Vitest’s global setup for the tests of hosts. */
export default async function setup(): Promise<void> {
  for (const { name, find, packages } of SERVERS) {
    if (!find() && canInstallPackages()) await installPackages(...packages);
    if (!find())
      console.warn(
        `The files for ${name} are NOT tested: it is not here, and could not be installed. On Debian: apt-get install ${packages.join(' ')}`,
      );
  }
}
