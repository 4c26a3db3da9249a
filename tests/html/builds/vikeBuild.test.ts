/** Vike's own command makes the same site as ours: whoever knows Vike finds what they expect. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { todayInKolkata } from '../../../branches/model/day.ts';
import { filesIn } from '../../../scripts/build/files/filesIn.ts';
import { FIXTURE_PROJECT } from '../../support/fixtureSite.ts';
import { buildHere } from '../../support/runHere.ts';
import { TERMINAL } from '../../support/runScript.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const folder = temporaryFolder({}, afterAll);
const vikes = join(FIXTURE_PROJECT, 'dist/vike');
afterAll(() => rmSync(vikes, { recursive: true, force: true }));

test('npx vike build prerenders the combined site, file by file like npm run build, but for compressed copies', {
  timeout: 240_000,
}, async () => {
  const command = ['node_modules/vike/bin.js', 'build'];
  const vike = spawnSync(process.execPath, command, { cwd: FIXTURE_PROJECT, env: TERMINAL, encoding: 'utf8' });
  expect(vike.status, vike.stderr).toBe(0);
  const today = ['--today', todayInKolkata(new Date())];
  const ours = await buildHere(['combined', '--out', folder, ...today], FIXTURE_PROJECT);
  expect(ours.status, ours.stderr).toBe(0);

  const filesOf = (site: string) =>
    new Map(
      filesIn(site)
        .filter((name) => !/\.(?:br|gz)$|^version\.json$/.test(name))
        .map((name) => [name, readFileSync(join(site, name), 'base64')]),
    );
  const [made, expected] = [filesOf(join(vikes, 'client')), filesOf(join(folder, 'combined'))];
  expect([...made.keys()]).toEqual([...expected.keys()]);
  expect([...made].filter(([name, bytes]) => expected.get(name) !== bytes).map(([name]) => name)).toEqual([]);
  expect(made.size).toBeGreaterThan(100);
});
