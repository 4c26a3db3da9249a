/** The build that publishing leads to. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIXTURE_DAY } from '../../../support/fixtureSite.ts';
import { runScript } from '../../../support/runScript.ts';
import type { ClinicProject } from './clinicProject.ts';

export type BuiltSite = Readonly<{ read(file: string): string; has(file: string): boolean }>;

/**
 * Builds a variant of the site from what is saved.
 * @throws Error with what the build says when it fails
 */
export function buildSite({ root }: ClinicProject, variant: string): BuiltSite {
  const { status, stdout, stderr } = runScript(join(root, 'scripts/build.ts'), [variant, '--today', FIXTURE_DAY], root);
  if (status !== 0) throw new Error(`The site cannot be built.\n${stdout}${stderr}`);
  const inside = (file: string) => join(root, 'dist', variant, file);
  return { read: (file) => readFileSync(inside(file), 'utf8'), has: (file) => existsSync(inside(file)) };
}
