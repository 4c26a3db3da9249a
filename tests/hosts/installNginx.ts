import { findOrInstallNginx } from '../support/findNginx.ts';

/** Before the tests of hosts. */
export default function setup(): void {
  if (findOrInstallNginx()) return;
  console.warn(
    'The configuration for nginx is NOT tested: there is no nginx, and it could not be installed. On Debian: apt-get install nginx libnginx-mod-http-brotli-static',
  );
}
