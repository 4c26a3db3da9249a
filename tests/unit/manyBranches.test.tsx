/** Every page lists the branches; of many it shows the primary one and links to all. */
import { parse } from 'node-html-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { renderExample, type Sources } from '../../components/gallery/renderExample.tsx';
import type { SiteName } from '../../components/gallery/sites.ts';
import * as gallerySites from '../../components/gallery/sites.ts';
import { FloatingContact } from '../../components/shell/FloatingContact.tsx';
import { Footer } from '../../components/shell/footer/Footer.tsx';
import { MenuContacts } from '../../components/shell/header/MobileMenu.tsx';
import common from '../../locales/en/common.json' with { type: 'json' };
import { readGallerySources } from '../../scripts/dev/serveGallery.ts';
import { plainText } from '../support/plainText.ts';

let sources: Sources;
beforeAll(async () => {
  sources = await readGallerySources(gallerySites);
});

const PARTS = { menu: <MenuContacts />, footer: <Footer />, 'contact bar': <FloatingContact /> };

/** The label of the link to all branches. */
const all = (count: number) => common.allBranches.replace('{{count}}', String(count));

/** Returns how many branches can be called, and the target of the link to all of them. */
function shownIn(part: keyof typeof PARTS, site: SiteName) {
  const example = { name: 'usual', site, element: PARTS[part] };
  const document = parse(renderExample({ example, sources, withCsp: false }));
  const labels = [5, 12].map(all);
  const toAll = document.querySelectorAll('a').find((link) => labels.includes(plainText(link.textContent)));
  const calls = document.querySelectorAll('a[href^="tel:"]').map((link) => link.getAttribute('href'));
  return { calls: new Set(calls).size, all: toAll && `${plainText(toAll.textContent)}: ${toAll.getAttribute('href')}` };
}

describe.each(Object.keys(PARTS) as (keyof typeof PARTS)[])('the %s', (part) => {
  test('lists all of five branches', () => {
    expect(shownIn(part, 'five branches')).toEqual({ calls: 5, all: undefined });
  });

  test('shows the primary one of twelve branches, and links to all', () => {
    expect(shownIn(part, 'twelve branches')).toEqual({ calls: 1, all: `${all(12)}: /clinics` });
  });
});
