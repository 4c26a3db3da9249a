/** Starts the servers that the built sites are tested on, each with the files that the build wrote for it. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createStaticServer } from '../../scripts/serve/staticServer.ts';
import { BUILT } from '../html/support/built.ts';
import { which } from '../support/debianPackages.ts';
import { findApache } from '../support/findApache.ts';
import { findNginx } from '../support/findNginx.ts';
import { freePorts } from '../support/freePort.ts';
import { startApache } from './apacheServer.ts';
import { type Running, running } from './running.ts';

export type Host = Readonly<{ name: string; isHere: boolean; sendsBrotli: boolean; start: () => Promise<Running> }>;

const nginx = findNginx();
const caddy = which('caddy');

export const HOSTS: readonly Host[] = [
  { name: 'npm start', isHere: true, sendsBrotli: true, start: startPreview },
  { name: 'nginx', isHere: nginx !== undefined, sendsBrotli: nginx?.brotli !== undefined, start: startNginx },
  { name: 'Caddy', isHere: caddy !== undefined, sendsBrotli: true, start: startCaddy },
  { name: 'Apache', isHere: findApache() !== undefined, sendsBrotli: true, start: () => startApache() },
];

async function startPreview(): Promise<Running> {
  const servers = BUILT.map(({ variant, root }) => ({ variant, server: createStaticServer(root).listen(0) }));
  const ports = servers.map(({ variant, server }) => [variant, (server.address() as AddressInfo).port] as const);
  return { ports: Object.fromEntries(ports), stop: () => servers.map(({ server }) => server.close()) };
}

async function startNginx(): Promise<Running> {
  const ports = await freePorts(BUILT.length);
  return startNginxWith(
    [
      nginxHttpPart(),
      ...BUILT.map(({ root }) => `include ${resolve(`${root}.hosts/nginx-tables.conf`)};`),
      ...BUILT.map(
        ({ root }, i) =>
          `server { listen 127.0.0.1:${ports[i]}; root ${resolve(root)}; ${nginx?.brotli ? 'brotli_static on;' : ''} include ${resolve(`${root}.hosts/nginx-site.conf`)}; }`,
      ),
    ],
    Object.fromEntries(BUILT.map(({ variant }, i) => [variant, ports[i] ?? 0])),
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

async function startCaddy(): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const ports = await freePorts(BUILT.length);
  const sites = BUILT.map(
    ({ root }, i) =>
      `http://:${ports[i]} {\n\troot * ${resolve(root)}\n\timport ${resolve(`${root}.hosts/site.caddy`)}\n}`,
  );
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${sites.join('\n')}\n`);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const server = spawn(caddy ?? 'caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env });
  return running(server, folder, Object.fromEntries(BUILT.map(({ variant }, i) => [variant, ports[i] ?? 0])));
}
