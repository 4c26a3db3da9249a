/** Starts the servers that the built sites are tested on, each with the files that the build wrote for it. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';
import { which } from '../../scripts/cli/debianPackages.ts';
import { SHARED_HEADERS } from '../../scripts/hosts/sharedHeaders.ts';
import { createStaticServer } from '../../scripts/serve/staticServer.ts';
import { BUILT } from '../html/support/built.ts';
import { freePorts } from '../support/freePort.ts';
import { type Apache, findApache, findNginx } from './findServers.ts';

/** Each with a folder of host files beside its own. */
type Sites = readonly Readonly<{ variant: string; root: string }>[];

export type Host = Readonly<{
  name: string;
  isHere: boolean;
  sendsBrotli: boolean;
  /** Serves sites, all built ones unless told otherwise. */
  start: (sites?: Sites) => Promise<Running>;
}>;

const nginx = findNginx();
const caddy = which('caddy');

export const HOSTS: readonly Host[] = [
  { name: 'npm start', isHere: true, sendsBrotli: true, start: startPreview },
  { name: 'nginx', isHere: nginx !== undefined, sendsBrotli: nginx?.brotli !== undefined, start: startNginx },
  { name: 'Caddy', isHere: caddy !== undefined, sendsBrotli: true, start: startCaddy },
  {
    name: 'Apache',
    isHere: findApache() !== undefined,
    sendsBrotli: true,
    start: (sites) => startApache(sites && { sites }),
  },
];

async function startPreview(sites: Sites = BUILT): Promise<Running> {
  const servers = sites.map(({ variant, root }) => ({ variant, server: createStaticServer(root).listen(0) }));
  const ports = servers.map(({ variant, server }) => [variant, (server.address() as AddressInfo).port] as const);
  return { ports: Object.fromEntries(ports), stop: () => servers.map(({ server }) => server.close()) };
}

async function startNginx(sites: Sites = BUILT): Promise<Running> {
  const ports = await freePorts(sites.length);
  return startNginxWith(
    [
      nginxHttpPart(),
      ...sites.map(({ root }) => `include ${resolve(`${root}.hosts/nginx-tables.conf`)};`),
      ...sites.map(
        ({ root }, i) =>
          `server { listen 127.0.0.1:${ports[i]}; root ${resolve(root)}; ${nginx?.brotli ? 'brotli_static on;' : ''} include ${resolve(`${root}.hosts/nginx-site.conf`)}; }`,
      ),
    ],
    Object.fromEntries(sites.map(({ variant }, i) => [variant, ports[i] ?? 0])),
  );
}

/** The line of the shipped configuration that belongs in the http block. */
function nginxHttpPart(): string {
  const [line = ''] = /^map_hash_bucket_size .*;$/m.exec(readFileSync('deploy/nginx/site.conf', 'utf8')) ?? [];
  return line;
}

/** Runs nginx with all its folders in a temporary one, so it needs no other write access. */
export async function startNginxWith(lines: readonly string[], ports: Running['ports']): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const configuration = [
    'daemon off;',
    'worker_processes 1;',
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${folder}/pid;`,
    ...(nginx?.brotli ? [`load_module ${nginx.brotli};`] : []),
    'events {}',
    'http {',
    'access_log off;',
    ...places,
    ...lines,
    '}',
  ].join('\n');
  writeFileSync(join(folder, 'nginx.conf'), configuration);
  const args = ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')];
  return running(spawn(nginx?.path ?? 'nginx', args), folder, ports);
}

async function startCaddy(sites: Sites = BUILT): Promise<Running> {
  const ports = await freePorts(sites.length);
  const blocks = sites.map(
    ({ root }, i) =>
      `http://:${ports[i]} {\n\troot * ${resolve(root)}\n\timport ${resolve(`${root}.hosts/site.caddy`)}\n}`,
  );
  return startCaddyWith(blocks, Object.fromEntries(sites.map(({ variant }, i) => [variant, ports[i] ?? 0])));
}

/** Runs Caddy with site blocks. */
export function startCaddyWith(sites: readonly string[], ports: Running['ports']): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${sites.join('\n')}\n`);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const server = spawn(caddy ?? 'caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env });
  return running(server, folder, ports);
}

/* Apache, as shared hosting runs it: all that a site can say is in its own folder. */

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
  sites?: Sites;
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

/** The port of each variant, and how to stop the server. */
export type Running = Readonly<{ ports: Readonly<Record<string, number>>; stop: () => void }>;

/**
 * Waits until a server answers.
 * @param folder the server’s own, deleted when it stops
 * @throws Error with the server’s output if it exits
 */
async function running(server: ChildProcess, folder: string, ports: Running['ports']): Promise<Running> {
  const said: string[] = [];
  server.stderr?.on('data', (part) => said.push(String(part)));
  const stop = () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 200 && server.exitCode === null; tries += 1) {
    const answers = await Promise.all(Object.values(ports).map((port) => rawRequest(port, '/').catch(() => undefined)));
    if (!answers.includes(undefined)) return { ports, stop };
    await new Promise((done) => setTimeout(done, 50));
  }
  stop();
  throw new Error(`The server did not start.\n${said.join('')}`);
}

export type RawResponse = Readonly<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>;

/** How long browsers keep pictures and scripts, and all else. */
export const KEPT = 'public, max-age=31536000, immutable';
/** LiteSpeed reads Apache’s files and compresses by itself, unless it is told not to transform. */
export const askedOf = (host: string) => (host === 'Apache' ? 'no-cache' : 'no-cache, no-transform');

/** Expects the headers that every answer has. */
export function expectShared({ headers }: RawResponse, about: string): void {
  for (const [name, value] of Object.entries(SHARED_HEADERS)) {
    expect(headers[name.toLowerCase()], `${name} of ${about}`).toBe(value);
  }
}

/** Requests a path from a local server verbatim: `fetch` would normalise it. */
export function rawRequest(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, headers, method, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject).end();
  });
}
