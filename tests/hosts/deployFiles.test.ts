/** The files for people to copy match what the build produces. */
import { readFileSync } from 'node:fs';
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
  expect(text).toContain('command = "npm run build -- combined"');
  expect(text).toContain('publish = "dist/combined"');
});
