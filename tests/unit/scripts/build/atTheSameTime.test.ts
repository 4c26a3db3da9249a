/** Writing two sites concurrently in one process gives the same output as two builds. Pictures and compressed copies depend on no site. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type ConfigurationName, writeConfiguration } from '../../../fixtures/configurations.ts';
import { buildHere } from '../../../support/buildHere.ts';
import { runScript } from '../../../support/runScript.ts';
import type { SiteToWrite } from '../../../support/writeTogether.ts';

const folder = mkdtempSync(join(tmpdir(), 'together-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Different branches, days and languages. */
const SITES = [
  { configuration: 'two-branches', variant: 'combined', today: '2025-08-15', preview: true },
  { configuration: 'three-branches', variant: 'madurai', today: '2026-11-22', preview: false },
] as const satisfies readonly (Omit<SiteToWrite, 'branches' | 'outDir'> & { configuration: ConfigurationName })[];

function branchesOf(configuration: ConfigurationName): string {
  const branches = join(folder, configuration);
  writeConfiguration(configuration, branches);
  return branches;
}

function filesOf(root: string): ReadonlyMap<string, Buffer> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => statSync(join(root, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(join(root, name))]));
}

test('two sites written concurrently equal those of separate builds, byte for byte', { timeout: 300_000 }, async () => {
  const together = SITES.map(({ configuration, ...site }) => {
    return { ...site, branches: branchesOf(configuration), outDir: join(folder, 'together', configuration) };
  });
  const written = runScript(
    'tests/support/writeTogether.ts',
    together.map((site) => JSON.stringify(site)),
  );
  expect(written).toMatchObject({ status: 0, stderr: '' });

  for (const { variant, today, preview, branches, outDir } of together) {
    const alone = join(outDir, 'alone');
    const options = [
      '--branches',
      branches,
      '--today',
      today,
      '--out',
      alone,
      '--quick',
      ...(preview ? ['--preview'] : []),
    ];
    expect((await buildHere([variant, ...options])).status).toBe(0);
    for (const name of [variant, `${variant}.hosts`]) {
      const [one, other] = [filesOf(join(outDir, name)), filesOf(join(alone, name))];
      expect([...one.keys()]).toEqual([...other.keys()]);
      for (const [file, bytes] of one) expect(bytes.equals(other.get(file) ?? Buffer.from('')), file).toBe(true);
    }
  }
});
