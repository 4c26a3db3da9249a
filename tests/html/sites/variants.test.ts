import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Branch } from '../../../branches/model/siteModel.ts';
import { BUILT } from '../support/built.ts';

const combined = BUILT.find(({ variant }) => variant === 'combined');
if (!combined) throw new Error('There is no combined site.');

/** What would give another branch away. */
function marksOf(branch: Branch): readonly string[] {
  return [
    branch.phone.replace('+', ''),
    branch.address.postcode,
    branch.booking.slug,
    branch.booking.portal,
    encodeURIComponent(branch.maps.directions),
    branch.name.en,
    branch.region.en,
    branch.picture.replace('.webp', ''),
    ...(branch.email ? [branch.email] : []),
    ...branch.address.lines.map(({ en }) => en),
    ...branch.areasServed.map(({ en }) => en),
  ];
}

describe.each(BUILT.filter(({ variant }) => variant !== 'combined'))('the site of $variant alone', (built) => {
  const own = built.site.branches.flatMap(marksOf).join('\n');
  const foreign = combined.site.branches
    .filter(({ id }) => id !== built.variant)
    .flatMap(marksOf)
    .filter((mark) => !own.includes(mark));

  test('says nothing of another branch, on no page and in no file', () => {
    const names = readdirSync(built.root, { recursive: true, encoding: 'utf8' });
    const found: string[] = [];
    for (const name of names.filter((name) => /\.(?:html|xml|txt|webmanifest)$/.test(name))) {
      const text = readFileSync(join(built.root, name), 'utf8');
      for (const mark of foreign) if (text.includes(mark)) found.push(`${name}: ${mark}`);
    }
    expect(foreign.length).toBeGreaterThan(10);
    expect(found).toEqual([]);
  });

  test('never speaks of both or two branches', () => {
    for (const { path, document } of built.pages) {
      expect(document.textContent, path).not.toMatch(/\b(?:both|two|2) (?:branches|clinics|locations)\b|\bbranches\b/i);
    }
  });
});
