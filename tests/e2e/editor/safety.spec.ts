/** The editor only answers the person who started it. */
import { request } from 'node:http';
import { expect, test } from './support/editorTest.ts';

/** Asks with headers that browsers do not let pages set. @returns the status */
const ask = (address: string, headers: Record<string, string>, method = 'GET') =>
  new Promise((done, fail) => {
    request(address, { method, headers }, (answer) => done(answer.resume().statusCode))
      .on('error', fail)
      .end();
  });

test('the address opens once, for one browser only', { tag: '@smoke' }, async ({ project, page, browser }) => {
  const address = await project.start();
  expect(address).toContain('?key=');
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.url()).not.toContain('key');
  const other = await browser.newPage();
  expect((await other.goto(address))?.status()).toBe(403);
  await expect(other.getByText(/npm run editor/)).toBeVisible();

  const { origin, host: Host } = new URL(address);
  const [cookie] = await page.context().cookies();
  const known = { Cookie: `${cookie?.name}=${cookie?.value}`, Host };
  const content = `${origin}/api/store`;
  expect(await ask(content, known)).toBe(200);
  expect(await ask(content, { Host })).toBe(403);
  expect(await ask(content, { ...known, Host: 'clinic.example' })).toBe(403);
  expect(await ask(content, { ...known, Origin: 'http://127.0.0.1:5173' })).toBe(403);
  expect(await ask(`${content}/commit`, known, 'POST')).toBe(403);
  expect(await ask(`${content}/commit`, { ...known, Origin: 'null' }, 'POST')).toBe(403);
  await page.goto('about:blank');
});
