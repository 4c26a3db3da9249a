import { findOrInstallApache } from '../support/findApache.ts';
import { findOrInstallNginx } from '../support/findNginx.ts';

/** Global setup of the host tests. */
export default async function setup(): Promise<void> {
  if (!(await findOrInstallNginx())) {
    console.warn(
      'The configuration for nginx is NOT tested: there is no nginx, and it could not be installed. On Debian: apt-get install nginx libnginx-mod-http-brotli-static',
    );
  }
  if (!(await findOrInstallApache())) {
    console.warn(
      'The .htaccess files are NOT tested: there is no Apache, and it could not be installed. On Debian: apt-get install apache2-bin media-types',
    );
  }
}
