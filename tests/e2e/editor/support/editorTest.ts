/** The base tests of the editor: a clinic's project, and the editor open in a browser. */
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Page } from '@playwright/test';
import { Hono } from 'hono';
import type { EditorFile } from '../../../../editor/config/editorFile.ts';
import { DENTIST, READER } from '../../../fixtures/liveSite.ts';
import { type FakeGitHub, fakeGitHub } from '../../../support/gitHub/fakeGitHub.ts';
import { test as base, expect } from '../../support/fixtures.ts';
import { type ClinicProject, makeClinicProject, makeLive } from './clinicProject.ts';

export { expect };

type Fixtures = {
  /** What is done to the project before the editor starts, whether its site is live, and who else uses it. In an object, as Playwright would call a function itself. */
  before: Readonly<{ prepare(clinic: ClinicProject): void; isLive?: boolean; people?: EditorFile['people'] }>;
  project: ClinicProject;
  /** The project, whose own editor is open. */
  clinic: ClinicProject;
};

export const test = base.extend<Fixtures>({
  before: [{ prepare: () => undefined }, { option: true }],
  project: async ({ before }, use) => {
    const project = makeClinicProject();
    if (before.isLive) makeLive(project);
    before.prepare(project);
    await use(project);
    await project.remove();
  },
  clinic: async ({ page, project }, use) => {
    await page.goto(await project.start());
    await use(project);
    // The editor ends before the browser does: a page that waits for it would complain.
    await page.goto('about:blank');
  },
});

const SITE = 'https://www.sample-dental.example';
const CONFIG = { repository: 'clinic/website', branch: 'main', site: SITE };
const PEOPLE = {
  anita: { name: 'Anita Kumar', branch: 'chennai' },
  ravi: { name: 'Ravi' },
  asha: { name: DENTIST, dentist: true },
  kavitha: { name: READER, translates: ['ta'] },
};

/** Its address, and its fake of GitHub. */
export type BuiltEditor = Readonly<{ address: string; gitHub: FakeGitHub }>;

/** The base test of the editor that has no server, as `npm run build:editor` makes it: it is open, and nobody has signed in. */
export const testOnGitHub = test.extend<{ editor: BuiltEditor }>({
  // Browsers write every 401 of GitHub into their console, and every picture that is not there.
  expectedNoise: /40[14]/,
  editor: async ({ page, project, before: { isLive, people } }, use) => {
    project.write('editor.yaml', JSON.stringify({ ...CONFIG, people: { ...PEOPLE, ...people } }));
    const content = project.git('ls-files', 'branches/*.yaml', 'locales/*.json', 'locales/*.csv').trim().split('\n');
    // The editor asks only for their names.
    const pictures = isLive
      ? project
          .git('ls-files', 'media')
          .trim()
          .split('\n')
          .map((path) => [path, ''])
      : [];
    // Without code ids, because the fake has only content.
    rmSync(join(project.root, '.git'), { recursive: true, force: true });
    project.run('buildEditor.ts');
    const server = createServer(withHeaders(join(project.root, 'dist-editor'))).listen(0, '127.0.0.1');
    const gitHub = fakeGitHub(Object.fromEntries([...content.map((path) => [path, project.read(path)]), ...pictures]));
    if (isLive)
      for (const login of ['asha', 'kavitha'])
        gitHub.accounts = [...gitHub.accounts, { key: `key-of-${login}`, login, permission: 'WRITE' }];
    await answerFor(gitHub, page);
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await page.goto(address);
    await use({ address, gitHub });
    for (const each of page.context().pages()) await each.goto('about:blank');
    server.closeAllConnections();
    server.close();
  },
});

/** Serves a folder with what Netlify and Cloudflare Pages read from its `_headers`. */
function withHeaders(folder: string) {
  const rules = readFileSync(join(folder, '_headers'), 'utf8').trim().split('\n\n');
  const files = new Hono()
    .use(async (asked, next) => {
      await next();
      for (const rule of rules) {
        const [paths = '', ...lines] = rule.split(/\n\s*/);
        if (!new RegExp(`^${paths.replace('*', '.*')}$`).test(asked.req.path)) continue;
        for (const line of lines) asked.res.headers.append(...(line.split(/: (.*)/, 2) as [string, string]));
      }
    })
    .use(serveStatic({ root: folder }))
    .get('*', serveStatic({ path: join(folder, 'index.html') }));
  return getRequestListener(files.fetch);
}

/** Routes requests to GitHub and to the site's `version.json` to the fake. */
async function answerFor(gitHub: FakeGitHub, page: Page): Promise<void> {
  for (const address of ['https://api.github.com/**', `${SITE}/version.json*`])
    await page.context().route(address, async (route) => {
      const asked = route.request();
      const request = { method: asked.method(), headers: await asked.allHeaders(), body: asked.postData() };
      const answer = await gitHub.fetch(asked.url(), request).catch(() => undefined);
      if (!answer) return route.abort();
      const { status, headers } = answer;
      const body = Buffer.from(await answer.arrayBuffer());
      await route.fulfill({ status, headers: Object.fromEntries(headers), body });
    });
}
