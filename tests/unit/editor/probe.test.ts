/** A probe stands in for a fact while the preview looks for it: it must be another value, and one that the site can be made of. */

import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { schemaAt } from '../../../branches/model/files/schemaAt.ts';
import { branchFile } from '../../../branches/model/schema/branchFile.ts';
import { clinicFile } from '../../../branches/model/schema/clinicFile.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { withProbe } from '../../../editor/preview/where/probe.ts';
import type { LoadedSite } from '../../../renderer/site/loadSite.ts';
import { loadFixtureSite } from '../../support/renderFixturePage.ts';

let loaded: LoadedSite;
beforeAll(async () => {
  loaded = await loadFixtureSite();
});

/** Paths of all single values in a value. */
function leaves(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, child]) =>
    leaves(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((group, step) => Object.getOwnPropertyDescriptor(group, step)?.value, value);

test('every fact has a probe that its schema accepts, and nothing else changes', () => {
  const { files, media } = loaded;
  const all = [
    { file: 'branches/clinic.yaml', facts: files.clinic, schema: clinicFile },
    ...files.branches.map(({ id, file }) => ({ file: `branches/${id}.yaml`, facts: file, schema: branchFile })),
  ];
  const failed: string[] = [];
  for (const { file, facts, schema } of all) {
    for (const path of leaves(facts)) {
      const probed = withProbe(files, { file, path }, media);
      const changed = probed && (file === 'branches/clinic.yaml' ? probed.clinic : branchIn(probed, file));
      const own = schemaAt(schema, path);
      const name = `${file} ${path.join('.')}`;
      if (!changed || !own || at(changed, path) === at(facts, path)) failed.push(name);
      else if (!z.safeParse(own, at(changed, path)).success) failed.push(name);
      else if (leaves(changed).some((each) => isElsewhere(each, path) && at(changed, each) !== at(facts, each)))
        failed.push(name);
    }
  }
  expect(failed).toEqual([]);
});

const branchIn = (files: LoadedSite['files'], name: string) =>
  files.branches.find(({ id }) => name === `branches/${id}.yaml`)?.file;

/** Neither the value nor another language of the same text. */
const isElsewhere = (each: Path, path: Path) => each.slice(0, -1).join() !== path.slice(0, -1).join();

test('of a group, every value changes', () => {
  const path = ['treatments', 'implants', 'page'];
  const probed = withProbe(loaded.files, { file: 'branches/clinic.yaml', path }, loaded.media);
  const before = loaded.files.clinic.treatments.implants.page;
  const after = probed?.clinic.treatments.implants.page;
  for (const leaf of leaves(before)) expect(at(after, leaf), leaf.join('.')).not.toBe(at(before, leaf));
});
