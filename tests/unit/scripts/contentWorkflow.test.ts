/** What workflows on the forge get from the commands that they run. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FIXTURE_FACTS, FIXTURE_WORDS } from '../../fixtures/folders.ts';
import { runHere } from '../../support/runHere.ts';

const folder = mkdtempSync(join(tmpdir(), 'forge-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function createProject(): string {
  const cwd = mkdtempSync(join(folder, 'project-'));
  cpSync(FIXTURE_FACTS, join(cwd, 'branches'), { recursive: true });
  cpSync(FIXTURE_WORDS, join(cwd, 'locales'), { recursive: true });
  cpSync('media', join(cwd, 'media'), { recursive: true });
  return cwd;
}

test('npm run build -- --format github prints every mistake as an annotation, and adds it to the summary', async () => {
  const cwd = createProject();
  for (const name of ['chennai', 'clinic']) {
    const path = join(cwd, `branches/${name}.yaml`);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^( *)en: .*$/gm, '$1en:'));
  }
  const plain = await runHere('scripts/build.ts', ['combined'], cwd);
  const count = Number(/^(\d+) problems in the branch files:/m.exec(plain.stderr)?.[1]);
  expect(count).toBeGreaterThan(20);
  const options = ['combined', '--format', 'github', '--summary', 'summary.md'];
  const { status, stderr } = await runHere('scripts/build.ts', options, cwd);
  expect(status).toBe(1);
  const printed = /^::error file=branches\/(?:chennai|clinic)\.yaml,line=\d+,col=\d+,title=[^:]+::.+$/gm;
  expect(stderr.match(printed)).toHaveLength(count);
  const summary = readFileSync(join(cwd, 'summary.md'), 'utf8');
  expect(summary).toMatch(
    /^## This has to be changed\n\n\d+ problems in the branch files:\n\n- \*\*branches\/chennai\.yaml\*\*, line \d+: /,
  );
  expect(summary.match(/^- /gm)).toHaveLength(count);
});

test('npm run preflight -- --summary adds what is left to do, group by group', async () => {
  const cwd = createProject();
  writeFileSync(join(cwd, 'summary.md'), '## What changes\n\n');
  expect((await runHere('scripts/preflight.ts', ['--summary', 'summary.md'], cwd)).status).toBe(1);
  const summary = readFileSync(join(cwd, 'summary.md'), 'utf8');
  expect(summary).toMatch(
    /^## What changes\n\n## Before going live\n\n\*\*Not ready to go live: \d+ blockers\. This site still has sample facts and unsigned advice\. [^*]+\*\*\n\n<details>/,
  );
  expect(summary).toMatch(
    /<details><summary>Placeholders and samples to replace \(\d+\)<\/summary>\n\n- \*\*branches\//,
  );
});

test('npm run build -- --list names all sites, for a job each', async () => {
  const { status, stdout } = await runHere('scripts/build.ts', ['--list', '--branches', FIXTURE_FACTS]);
  expect({ status, sites: JSON.parse(stdout) }).toEqual({ status: 0, sites: ['combined', 'chennai', 'kavalkinaru'] });
});
