/** A branch has one name: its area only says where it is. */
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { mapsLink } from '../../../branches/model/maps.ts';
import { bookingPath } from '../../../site/pages/routes.ts';
import { FIXTURE_BUILT } from '../support/fixtureBuilt.ts';
import { pageOf, textOf, textsOf } from '../support/readBuilt.ts';

/** What people choose, press or find again: titles, headings, links, buttons. The area stands beside them. */
const LABELS = 'title, h1, h2, h3, h4, nav li, a, button, summary, th';

describe.each(FIXTURE_BUILT)('$variant', (built) => {
  const { branches, offers } = built.site;
  // What the clinic writes about its offers may mention an area.
  const areas = branches.map(({ area }) => area.en).filter((area) => !JSON.stringify(offers).includes(area));

  // An address that opens its map is an address still.
  const maps = branches.map(({ maps }) => mapsLink(maps.directions));
  const labelsIn = (document: HTMLElement) =>
    document
      .querySelectorAll(LABELS)
      .filter((element) => !maps.includes(element.getAttribute('href') ?? ''))
      .map(textOf);

  test('no title, heading, link or button says the area of a branch in place of its name', () => {
    const wrong = built.pages.flatMap(({ path, document }) =>
      labelsIn(document)
        .filter((label) => areas.some((area) => label.includes(area)))
        .map((label) => `${path}: ${label}`),
    );
    expect(wrong).toEqual([]);
  });

  test('each booking page and each link to a booking portal says the name of its branch, and the area beside it', () => {
    for (const branch of branches) {
      const { document } = pageOf(built, bookingPath(branch));
      for (const title of textsOf(document, 'title, h1')) expect(title).toContain(branch.name.en);
      expect(textOf(document.querySelector('main') ?? document)).toContain(branch.area.en);

      const consultation = pageOf(built, '/online-free-consultations-and-appointments').document;
      const portal = consultation.querySelector(`a[href="${branch.booking.portal}"]`);
      expect(textOf(portal ?? consultation)).toContain(branch.name.en);
      expect(textOf(portal?.parentNode ?? consultation)).toContain(branch.area.en);

      const contact = pageOf(built, '/contact').document;
      const entry = contact.querySelector(`li:has(a[href="${bookingPath(branch)}"])`);
      const labels = textsOf(entry, `h3, a:not([href^="mailto:"])`);
      expect(labels).toEqual(Array(6).fill(expect.stringContaining(branch.name.en)));
      expect(textOf(entry ?? contact)).toContain(branch.area.en);
    }
  });
});
