import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mapsLink } from '../../../branches/model/maps.ts';
import type { Branch } from '../../../branches/model/siteModel.ts';
import { filesIn } from '../../../scripts/build/files/filesIn.ts';
import { BUILT } from '../support/built.ts';
import { textOf, withoutFacts } from '../support/readBuilt.ts';

const combined = BUILT.find(({ variant }) => variant === 'combined');
if (!combined) throw new Error('There is no combined site.');

/** Returns what would identify another branch. */
function identifyingTexts(branch: Branch): readonly string[] {
  return [
    branch.phone.replace('+', ''),
    branch.address.postcode,
    branch.booking.slug,
    branch.booking.portal,
    mapsLink(branch.maps.directions),
    branch.name.en,
    branch.region.en,
    branch.picture.replace('.webp', ''),
    ...(branch.email ? [branch.email] : []),
    ...branch.address.lines.map(({ en }) => en),
    ...branch.areasServed.map(({ en }) => en),
  ];
}

describe.each(BUILT.filter(({ variant }) => variant !== 'combined'))('the single-branch site of $variant', (built) => {
  // A clinic may be named after the area of another branch, and its patients may have come from there.
  const own = JSON.stringify([built.site, built.site.branches.flatMap(identifyingTexts)]);
  const foreign = combined.site.branches
    .filter(({ id }) => id !== built.variant)
    .flatMap(identifyingTexts)
    .filter((mark) => !own.includes(JSON.stringify(mark).slice(1, -1)));

  test('mentions no other branch in any page or file', () => {
    const names = filesIn(built.root).filter((name) => /\.(?:html|xml|txt|webmanifest|htaccess)$/.test(name));
    const found = names.flatMap((name) => {
      const text = readFileSync(join(built.root, name), 'utf8');
      return foreign.filter((mark) => text.includes(mark)).map((mark) => `${name}: ${mark}`);
    });
    expect(foreign).not.toEqual([]);
    expect(found).toEqual([]);
    expect(filesIn(built.root).filter((name) => name.endsWith('.vcf'))).toEqual([`${built.variant}.vcf`]);
  });

  test('never refers to "both" or "two" branches', () => {
    for (const { path, document } of built.pages) {
      const words = withoutFacts(textOf(document), built.site);
      expect(words, path).not.toMatch(/\b(?:both|two|2) (?:branches|clinics|locations)\b|\bbranches\b/i);
    }
  });
});
