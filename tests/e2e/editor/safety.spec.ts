/** The editor answers nobody but the person who started it. */
import { request as httpRequest } from 'node:http';
import { expect, test } from './support/editorTest.ts';

/** Asks with headers that browsers do not let pages set. @returns the status */
function ask(address: string, headers: Record<string, string>, method = 'GET'): Promise<number | undefined> {
  return new Promise((done, fail) => {
    httpRequest(address, { method, headers }, (answer) => {
      answer.resume();
      done(answer.statusCode);
    })
      .on('error', fail)
      .end();
  });
}

test('the address opens once: another browser that knows it gets nothing', { tag: '@smoke' }, async ({
  clinic,
  page,
  browser,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(clinic.address()).toContain('?key=');
  expect(page.url()).not.toContain('key');
  const other = await browser.newPage();
  const answer = await other.goto(clinic.address());
  expect(answer?.status()).toBe(403);
  await expect(other.getByText(/npm run editor/)).toBeVisible();
});

test('a page in another tab, or a name that leads to this machine, gets nothing and changes nothing', {
  tag: '@smoke',
}, async ({ clinic: _, page }) => {
  const { origin, host } = new URL(page.url());
  const [cookie] = await page.context().cookies();
  const known = { Cookie: `${cookie?.name}=${cookie?.value}` };
  const content = `${origin}/api/store`;
  const commit = `${content}/commit`;
  expect(await ask(content, { ...known, Host: host })).toBe(200);
  expect(await ask(content, { Host: host })).toBe(403);
  expect(await ask(content, { ...known, Host: 'clinic.example' })).toBe(403);
  expect(await ask(content, { ...known, Host: host, Origin: 'http://127.0.0.1:5173' })).toBe(403);
  expect(await ask(commit, { ...known, Host: host }, 'POST')).toBe(403);
  expect(await ask(commit, { ...known, Host: host, Origin: 'null' }, 'POST')).toBe(403);
});
