/** Runs Apache as shared hosting does: all that a site can say is in its own folder. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BUILT } from '../html/support/built.ts';
import { type Apache, findApache } from '../support/findApache.ts';
import { freePorts } from '../support/freePort.ts';
import { type Running, running } from './running.ts';

/** The modules of Debian’s default installation that matter here, and two that every shared host has. */
export const MODULES = [
  ...['authz_core', 'authz_host', 'alias', 'autoindex', 'deflate', 'dir', 'env', 'filter', 'mime', 'negotiation'],
  ...['setenvif', 'headers', 'rewrite'],
];

/** What hosts set for all their customers. The site has to cope with it. */
const ofTheHost = (options: string) => `
<Directory />
  Options ${options}
  AllowOverride All
</Directory>
<IfModule authz_core_module>
  <FilesMatch "^\\.ht">
    Require all denied
  </FilesMatch>
</IfModule>
<IfModule headers_module>
  Header set X-Frame-Options SAMEORIGIN
</IfModule>
<IfModule deflate_module>
  <IfModule filter_module>
    AddOutputFilterByType DEFLATE text/html text/plain text/xml text/css text/javascript application/xml
  </IfModule>
</IfModule>
`;

const ofRoot = process.getuid?.() === 0;

export type ApacheSetup = Readonly<{
  modules?: readonly string[];
  /** What its `Options` say. */
  options?: string;
  sites?: readonly Readonly<{ variant: string; root: string }>[];
}>;

/** Starts Apache with built sites: all of them, on a host like most, unless told otherwise. */
export async function startApache(setup: ApacheSetup = {}): Promise<Running> {
  const { modules = MODULES, options = 'Indexes FollowSymLinks', sites = BUILT } = setup;
  const apache = findApache();
  if (!apache) throw new Error('There is no Apache.');
  const folder = mkdtempSync(join(tmpdir(), 'apache-'));
  const ports = await freePorts(sites.length);
  const hosts = sites.map(({ variant, root }, i) => {
    const site = readable(root, join(folder, variant));
    return `Listen 127.0.0.1:${ports[i]}\n<VirtualHost *:${ports[i]}>\n  DocumentRoot "${site}"\n</VirtualHost>`;
  });
  writeFileSync(
    join(folder, 'apache.conf'),
    [configuration(apache, folder, modules), ofTheHost(options), ...hosts].join('\n'),
  );
  const server = spawn(apache.path, ['-f', join(folder, 'apache.conf'), '-D', 'FOREGROUND']);
  return running(server, folder, Object.fromEntries(sites.map(({ variant }, i) => [variant, ports[i] ?? 0])));
}

/** As root, Apache serves as another user (nobody), who may not look into the project’s folder. */
function readable(root: string, copy: string): string {
  if (!ofRoot) return resolve(root);
  cpSync(root, copy, { recursive: true, preserveTimestamps: true });
  spawnSync('chmod', ['-R', 'a+rX', copy]);
  return copy;
}

function configuration({ modules: at }: Apache, folder: string, modules: readonly string[]): string {
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'no-types'), '');
  const types = existsSync('/etc/mime.types') ? '/etc/mime.types' : join(folder, 'no-types');
  return `
ServerRoot "${folder}"
ServerName localhost
DefaultRuntimeDir "${folder}"
PidFile "${folder}/pid"
ErrorLog "${folder}/error.log"
${ofRoot ? 'User #65534\nGroup #65534' : ''}
${['mpm_event', ...modules].map((name) => `LoadModule ${name}_module "${at}/mod_${name}.so"`).join('\n')}
StartServers 1
<IfModule mime_module>
  TypesConfig "${types}"
</IfModule>`;
}
