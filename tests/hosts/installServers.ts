import { findOrInstallApache } from '../support/findApache.ts';
import { findOrInstallNginx } from '../support/findNginx.ts';

/** Global setup of the host tests. */
export default function setup(): void {
  if (!findOrInstallNginx()) {
    console.warn(
      'The configuration for nginx is NOT tested: there is no nginx, and it could not be installed. On Debian: apt-get install nginx libnginx-mod-http-brotli-static',
    );
  }
  if (!findOrInstallApache()) {
    console.warn(
      'The .htaccess files are NOT tested: there is no Apache, and it could not be installed. On Debian: apt-get install apache2-bin media-types',
    );
  }
}
