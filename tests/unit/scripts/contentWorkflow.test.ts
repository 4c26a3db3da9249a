/** The answer to a change of facts or words that is made on the forge: the workflow, and the commands that it runs. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { FIXTURE_FACTS, FIXTURE_WORDS } from '../../fixtures/folders.ts';
import { runHere } from '../../support/runHere.ts';

const folder = mkdtempSync(join(tmpdir(), 'forge-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const WORKFLOWS = '.github/workflows';
const paths = z.object({ paths: z.array(z.string()) });
const workflow = z
  .object({
    on: z.object({ pull_request: paths, push: paths.extend({ branches: z.array(z.string()) }) }),
    permissions: z.record(z.string(), z.string()),
    jobs: z.record(
      z.string(),
      z.object({
        'timeout-minutes': z.number(),
        steps: z.array(
          z.looseObject({
            uses: z.string().optional(),
            run: z.string().optional(),
            with: z.looseObject({}).optional(),
          }),
        ),
      }),
    ),
  })
  .loose()
  .parse(parse(readFileSync(join(WORKFLOWS, 'content.yml'), 'utf8')));
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

describe('the workflow', () => {
  test('watches folders that exist, and may only read', () => {
    const watched = [...workflow.on.pull_request.paths, ...workflow.on.push.paths].filter(
      (path) => path !== '!**/*.ts',
    );
    expect([...new Set(watched)]).toEqual(['branches/**', 'locales/**', 'media/**']);
    for (const path of watched) expect(existsSync(path.replace('/**', '')), path).toBe(true);
    expect(workflow.permissions).toEqual({ contents: 'read' });
  });

  test('pins actions as the other workflows do', () => {
    const others = readdirSync(WORKFLOWS).filter((name) => name !== 'content.yml');
    const pinned = [...others.map((name) => join(WORKFLOWS, name)), 'deploy/github-pages/pages.yml']
      .flatMap((path) => Array.from(readFileSync(path, 'utf8').matchAll(/uses: (\S+)@(\S+)/g)))
      .map(([, name = '', version = '']) => [name, version] as const);
    const versions = new Map(pinned);
    for (const { uses } of steps.filter(({ uses }) => uses !== undefined)) {
      const [name = '', version] = uses?.split('@') ?? [];
      expect(version, uses).toMatch(/^v\d+$/);
      if (versions.has(name)) expect(version, name).toBe(versions.get(name));
    }
  });

  const commands = steps.flatMap(({ run = '' }) => Array.from(run.matchAll(/npm run ([\w:]+)(?: -- ([^|\n]+))?/g)));

  test.each(commands.map(([line, name = '', options = '']) => [line, name, options] as const))(
    '%s is a command with these options',
    async (_line, name, options) => {
      const script = /scripts\/\w+\.ts$/.exec(scripts[name] ?? '')?.[0] ?? 'none';
      const { stdout } = await runHere(script, ['--help']);
      for (const [option] of options.matchAll(/--\w+/g)) expect(stdout).toContain(`${option} `);
    },
  );

  test('keeps the site that it has built', () => {
    const kept = steps.find(({ uses = '' }) => uses.startsWith('actions/upload-artifact@'));
    expect(kept?.with).toMatchObject({ path: 'dist/combined', 'include-hidden-files': true });
  });
});

describe('npm run build -- --format github', { timeout: 60_000 }, () => {
  /** A project with a mistake in every text of a branch and one in another file. */
  function brokenProject(): string {
    const cwd = mkdtempSync(join(folder, 'project-'));
    cpSync(FIXTURE_FACTS, join(cwd, 'branches'), { recursive: true });
    cpSync(FIXTURE_WORDS, join(cwd, 'locales'), { recursive: true });
    cpSync('media', join(cwd, 'media'), { recursive: true });
    for (const name of ['chennai', 'clinic']) {
      const path = join(cwd, `branches/${name}.yaml`);
      writeFileSync(path, readFileSync(path, 'utf8').replace(/^( *)en: .*$/gm, '$1en:'));
    }
    return cwd;
  }

  test('prints every mistake as an annotation, adds them to the summary, and exits with code 1', async () => {
    const cwd = brokenProject();
    const plain = await runHere('scripts/build.ts', ['combined'], cwd);
    const count = Number(/^(\d+) problems in the branch files:/m.exec(plain.stderr)?.[1]);
    expect(count).toBeGreaterThan(20);
    const { status, stderr } = await runHere(
      'scripts/build.ts',
      ['combined', '--format', 'github', '--summary', 'summary.md'],
      cwd,
    );
    expect(status).toBe(1);
    const printed = Array.from(
      stderr.matchAll(/^::error file=branches\/(?:chennai|clinic)\.yaml,line=\d+,col=\d+,title=[^:]+::.+$/gm),
    );
    expect(printed).toHaveLength(count);
    const summary = readFileSync(join(cwd, 'summary.md'), 'utf8');
    expect(summary).toMatch(
      /^## This has to be changed\n\n\d+ problems in the branch files:\n\n- \*\*branches\/chennai\.yaml\*\*, line \d+: /,
    );
    expect(summary.match(/^- /gm)).toHaveLength(count);
  });
});

test('npm run preflight -- --summary adds what is left to do, group by group', { timeout: 30_000 }, async () => {
  const cwd = join(folder, 'preflight');
  cpSync(FIXTURE_FACTS, join(cwd, 'branches'), { recursive: true });
  cpSync(FIXTURE_WORDS, join(cwd, 'locales'), { recursive: true });
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

describe('a workflow with a machine for each site', () => {
  const { jobs } = z
    .object({
      jobs: z.object({
        list: z.object({ outputs: z.record(z.string(), z.string()), steps: z.array(z.looseObject({})) }),
        build: z.object({ needs: z.string(), strategy: z.looseObject({}), steps: z.array(z.looseObject({})) }),
      }),
    })
    .parse(parse(readFileSync(join(WORKFLOWS, 'sites.yml'), 'utf8')));

  test('builds each site that a build lists', async () => {
    expect(jobs.list.outputs).toEqual({ sites: expect.stringContaining('steps.list.outputs.sites') });
    expect(jobs.list.steps).toContainEqual({
      id: 'list',
      run: expect.stringContaining('sites=$(npm run --silent build -- --list)'),
    });
    expect(jobs.build).toMatchObject({
      needs: 'list',
      strategy: { matrix: { site: expect.stringContaining('fromJSON(needs.list.outputs.sites)') } },
    });
    expect(jobs.build.steps).toContainEqual({ run: expect.stringMatching(/^npm run build -- "\$SITE" /) });
    const { status, stdout } = await runHere('scripts/build.ts', ['--list', '--branches', FIXTURE_FACTS]);
    expect({ status, sites: JSON.parse(stdout) }).toEqual({ status: 0, sites: ['combined', 'chennai', 'kavalkinaru'] });
  });
});
