import { findOrInstallNginx } from '../support/findNginx.ts';

/** Global setup of the host tests. */
export default function setup(): void {
  if (findOrInstallNginx()) return;
  console.warn(
    'The configuration for nginx is NOT tested: there is no nginx, and it could not be installed. On Debian: apt-get install nginx libnginx-mod-http-brotli-static',
  );
}
