/** Finds Apache for the tests of its configuration, or installs it. */
import { existsSync } from 'node:fs';
import { findOrInstall, which } from './debianPackages.ts';

/** Debian’s packages: the server without a service that starts it, and the list of media types. */
const PACKAGES = ['apache2-bin', 'media-types'];

export type Apache = Readonly<{
  path: string;
  /** Folder of its modules. */
  modules: string;
}>;

/** Finds an installed Apache with its modules, where Debian, Fedora and Arch put them. */
export function findApache(): Apache | undefined {
  const path = ['/usr/sbin/apache2', which('apache2'), which('httpd')].find(
    (candidate) => candidate && existsSync(candidate),
  );
  const modules = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules', '/usr/lib/httpd/modules'].find(existsSync);
  return path && modules ? { path, modules } : undefined;
}

/** Finds Apache, or installs the packages as root on Debian. */
export const findOrInstallApache = () => findOrInstall('Apache', findApache, PACKAGES);
