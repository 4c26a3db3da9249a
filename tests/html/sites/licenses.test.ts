/** Sites publish the licences of the third-party code they send to browsers. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createLicenses } from '../../../scripts/build/files/writeLicenses.ts';
import { BUILT } from '../support/built.ts';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.examples.tsx'))
    .map(({ parentPath, name }) => join(parentPath, name));

/** Lists the packages that the client and the islands import, directly or through other modules. */
function packagesImported(): Set<string> {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const queue = [...filesIn('renderer/client'), ...filesIn('components/islands')];
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const text = readFileSync(file, 'utf8').replace(/^import type .*$/gm, '');
    for (const [, path = ''] of text.matchAll(/(?:from|import)\s*\(?'([^']+)'/g)) {
      if (path.startsWith('.')) queue.push(normalize(join(dirname(file), path)));
      else packages.add(path.replace(/^((?:@[^/]+\/)?[^/]+).*$/, '$1'));
    }
  }
  return packages;
}

/** Dependencies of those packages. */
const DEPENDENCIES = { 'react-dom': 'scheduler', '@emotion/react': '@emotion/cache', '@emotion/cache': 'stylis' };

/** Packages in the service worker. */
const IN_WORKER = ['workbox-core', 'workbox-routing', 'workbox-strategies', 'workbox-expiration', 'idb'];

describe.each(BUILT)('the licences of $variant', ({ root }) => {
  const text = readFileSync(join(root, 'licenses.txt'), 'utf8');
  const listed = text
    .split(/^-{80}\n/m)
    .slice(1)
    .map(
      (entry) =>
        /^(?<name>\S+) (?<version>\S+) \((?<identifier>\S+)\)\n\n(?<licence>[\s\S]+)$/.exec(entry)?.groups ?? {},
    );
  const versions = new Map(listed.map(({ name, version }) => [name, version]));

  test('cover every package that the site’s scripts and worker import, and the icons, in the installed versions', () => {
    const imported = [...packagesImported()];
    expect(imported).toEqual(expect.arrayContaining(['react', 'react-dom', '@emotion/styled']));
    for (const name of [...imported, ...Object.values(DEPENDENCIES), ...IN_WORKER, '@tabler/icons']) {
      const { version } = JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8'));
      expect(versions.get(name), name).toBe(version);
    }
  });

  test('are complete texts with their copyright holders', () => {
    expect(listed.length).toBeGreaterThan(10);
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
