/** The files for people to copy match what the build produces. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const IN_INDIA = 5.5 * 60;

describe.each(['deploy/github-pages/pages.yml', 'deploy/scheduled-build.yml'])('%s', (file) => {
  const text = readFileSync(file, 'utf8');
  const workflow = parse(text);

  test('builds each night, soon after midnight in India', () => {
    const [{ cron }] = workflow.on.schedule;
    const [minute, hour, ...days] = cron.split(' ');
    const inIndia = (Number(hour) * 60 + Number(minute) + IN_INDIA) % (24 * 60);
    expect(days).toEqual(['*', '*', '*']);
    expect(inIndia).toBeGreaterThan(0);
    expect(inIndia).toBeLessThan(60);
  });

  test('has the minimum permissions, and pins every action', () => {
    expect(Object.keys(workflow.permissions)).toEqual(file.includes('pages') ? ['contents', 'pages', 'id-token'] : []);
    const used = Array.from(text.matchAll(/uses: (\S+)/g), ([, name]) => name);
    expect(used.filter((name) => !/^actions\/[\w-]+@v\d+$/.test(name ?? ''))).toEqual([]);
  });

  test('runs only commands that exist', () => {
    const commands = Array.from(text.matchAll(/npm run ([\w:]+)/g), ([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});

test('netlify.toml publishes what its command builds', () => {
  const text = readFileSync('deploy/netlify/netlify.toml', 'utf8');
  expect(text).toMatch(/^command = ".+ && npm run build -- combined"$/m);
  expect(text).toContain('publish = "dist/combined"');
});

describe('whatever publishes the site asks preflight first', () => {
  const ASKED = /npm run preflight -- --publish "?(?<asked>[$\w-]+)[\s\S]*?npm run build -- "?(?<built>[$\w-]+)/;

  test.each(['deploy/netlify/netlify.toml', 'deploy/github-pages/pages.yml', '.github/workflows/sites.yml'])(
    '%s, and about the site that it builds',
    (file) => {
      const { asked, built } = ASKED.exec(readFileSync(file, 'utf8'))?.groups ?? {};
      expect(asked).toBeDefined();
      expect(asked).toBe(built);
    },
  );

  test.each(['nginx', 'Caddy', 'Cloudflare Pages', 'Shared hosting with a file manager'])(
    'who follows the steps for %s',
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
    const publishing = building.filter((file) => ASKED.test(readFileSync(file, 'utf8')));
    // The first shows a change before it is published, the second tests.
    const others = ['.github/workflows/content.yml', '.github/workflows/test.yml'];
    expect(building.filter((file) => !publishing.includes(file)).sort()).toEqual(others);
  });
});
