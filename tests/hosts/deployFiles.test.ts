/** Whatever publishes the site asks preflight first. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ASKED = /npm run preflight -- --publish "?(?<asked>[$\w-]+)[\s\S]*?npm run build -- "?(?<built>[$\w-]+)/;

test.each([
  'deploy/netlify/netlify.toml',
  'deploy/github-pages/pages.yml',
  '.github/workflows/sites.yml',
  '.github/workflows/website.yml',
])('%s asks about the site that it builds', (file) => {
  const { asked, built } = ASKED.exec(readFileSync(file, 'utf8'))?.groups ?? {};
  expect(asked).toBeDefined();
  expect(asked).toBe(built);
});

test.each(['nginx', 'Caddy', 'Cloudflare Pages', 'Shared hosting with a file manager'])(
  'so does who follows the steps for %s',
  (host) => {
    const [, steps = ''] = readFileSync('deploy/README.md', 'utf8').split(`\n## ${host}\n`);
    expect(steps.split('\n## ')[0]).toMatch(/npm run preflight -- --publish combined|--zip`|preflight first/);
  },
);

test('no other workflow or configuration builds a site to publish', () => {
  const files = ['deploy', '.github'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
      .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/')),
  );
  const building = files.filter((file) => readFileSync(file, 'utf8').includes('npm run build'));
  const others = building.filter((file) => !ASKED.test(readFileSync(file, 'utf8')));
  // The first shows a change before it is published, the second tests.
  expect(others.sort()).toEqual(['.github/workflows/content.yml', '.github/workflows/test.yml']);
});
