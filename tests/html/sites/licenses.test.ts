/** Sites publish the licences of the third-party code they send to browsers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createLicenses } from '../../../scripts/build/files/writeLicenses.ts';
import { BUILT } from '../support/built.ts';

/** Packages in pages themselves; scripts and the worker import none. */
const SENT = ['@tabler/icons'];

describe.each(BUILT)('the licences of $variant', ({ root }) => {
  const text = readFileSync(join(root, 'licenses.txt'), 'utf8');
  const ENTRY = /^-{80}\n(?<name>\S+) (?<version>\S+) \((?<identifier>\S+)\)\n\n(?<licence>(?:(?!-{80}\n).*\n?)+)/gm;
  const listed = Array.from(text.matchAll(ENTRY), ({ groups = {} }) => groups);
  const versions = new Map(listed.map(({ name, version }) => [name, version]));

  test('cover the icons in the installed version, and whatever the site’s scripts and worker import', () => {
    for (const name of SENT) {
      const { version } = JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8'));
      expect(versions.get(name), name).toBe(version);
    }
  });

  test('are complete texts with their copyright holders', () => {
    expect(listed.length).toBeGreaterThanOrEqual(SENT.length);
    for (const { name, identifier, licence } of listed) {
      expect(licence, name).toMatch(/copyright/i);
      expect(licence, name).toMatch(/without warranty|"as is"/i);
      expect(['MIT', 'BSD-3-Clause', 'ISC', '0BSD', 'Apache-2.0'], name).toContain(identifier);
    }
  });
});

test('the build stops when a package has no licence text', () => {
  expect(() => createLicenses([{ name: 'nameless', version: '1.0.0', identifier: 'MIT' }])).toThrow(
    'nameless 1.0.0 is sent to browsers, but its package holds no licence to pass on.',
  );
});
