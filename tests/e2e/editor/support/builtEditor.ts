/** The editor as `npm run build:editor` makes it, served with its headers, on a GitHub of this machine. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sirv from 'sirv';
import { type FakeGitHub, fakeGitHub } from '../../../support/gitHub/fakeGitHub.ts';
import { WITH_TYPESCRIPT } from '../../../support/runScript.ts';
import { test as base, expect } from '../../support/fixtures.ts';
import { type ClinicProject, makeClinicProject } from './clinicProject.ts';

const SITE = 'https://www.sample-dental.example';
const EDITOR_FILE = `repository: clinic/website
branch: main
site: ${SITE}
people:
  anita: { name: Anita Kumar, branch: chennai }
`;

export { expect };

export type BuiltEditor = Readonly<{
  address: string;
  /** What this browser takes for GitHub. */
  gitHub: FakeGitHub;
  close(): void;
}>;

/** Builds the editor in a project, and serves it to a page. */
async function serveBuiltEditor(clinic: ClinicProject, page: Page): Promise<BuiltEditor> {
  clinic.write('editor.yaml', EDITOR_FILE);
  const { root } = clinic;
  // It is not known which code it is built from: that GitHub has content only.
  rmSync(join(root, '.git'), { recursive: true, force: true });
  execFileSync(process.execPath, [...WITH_TYPESCRIPT, join(root, 'scripts/buildEditor.ts')], { cwd: root });
  const dist = join(root, 'dist-editor');
  const headers = headersIn(join(dist, '_headers'));
  const server = createServer(
    sirv(dist, { single: true, setHeaders: (response, path) => headers(response as ServerResponse, path) }),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const gitHub = fakeGitHub(contentOf(root));
  await page.context().route('https://api.github.com/**', async (route) => {
    const asked = route.request();
    const body = asked.postDataBuffer();
    const request = new Request(asked.url(), {
      method: asked.method(),
      headers: await asked.allHeaders(),
      ...(body && { body: new Uint8Array(body) }),
    });
    const answer = await gitHub.fetch(request).catch(() => undefined);
    if (!answer) return route.abort();
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
  // The site says which commit it was built from; nothing else of it is asked for.
  await page.context().route(`${SITE}/**`, async (route) => {
    if (new URL(route.request().url()).pathname !== '/version.json') return route.abort();
    await route.fulfill({
      json: gitHub.published ?? {},
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    gitHub,
    close() {
      server.closeAllConnections();
      server.close();
      gitHub.repository.remove();
    },
  };
}

/** The facts and words of a project, by their paths. */
const contentOf = (root: string) =>
  Object.fromEntries(
    ['branches', 'locales'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .filter((path) => /\.(?:yaml|json|csv)$/.test(path))
        .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const),
    ),
  );

/** Sends what Netlify and Cloudflare Pages read from `_headers`. */
function headersIn(file: string) {
  const rules = readFileSync(file, 'utf8')
    .trim()
    .split('\n\n')
    .map((rule) => {
      const [path = '', ...lines] = rule.split('\n');
      const headers = lines.map((line) => line.trim().split(/: (.*)/) as [string, string]);
      return { matches: new RegExp(`^${path.replace('*', '.*')}$`), headers };
    });
  return (response: ServerResponse, path: string) => {
    for (const { matches, headers } of rules) {
      if (matches.test(path)) for (const [name, value] of headers) response.appendHeader(name, value);
    }
  };
}

type Fixtures = {
  /** What is done to the project before the editor is built. In an object, as Playwright would call a function itself. */
  before: Readonly<{ prepare(clinic: ClinicProject): void }>;
  editor: BuiltEditor;
};

/** The base test of the editor that has no server: it is open, and nobody has signed in. */
export const test = base.extend<Fixtures>({
  before: [{ prepare: () => undefined }, { option: true }],
  // Browsers write every 401 of GitHub into their console, and every picture that is not there.
  expectedNoise: /40[14]/,
  editor: async ({ page, before }, use) => {
    const clinic = makeClinicProject();
    before.prepare(clinic);
    const editor = await serveBuiltEditor(clinic, page);
    await page.goto(editor.address);
    await use(editor);
    await page.goto('about:blank');
    editor.close();
    await clinic.remove();
  },
});

const KEY = 'key-of-anita';

export async function pasteKey(page: Page, key: string): Promise<void> {
  await page.getByLabel('Access key').fill(key);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export async function signIn(page: Page, key = KEY): Promise<void> {
  await pasteKey(page, key);
  await page.getByRole('button', { name: 'Open the editor' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /./ })).toBeVisible();
}
