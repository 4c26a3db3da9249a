import { expect, test } from 'vitest';
import { siteMap } from '../../../site/pages/routes.ts';
import { BUILT } from '../support/built.ts';
import { type BuiltSite, isListed } from '../support/readBuilt.ts';

/** The specification’s addresses that belong to no branch. The site may have more, never fewer. */
const ROUTES = [
  '/',
  '/services',
  '/offers',
  '/reviews',
  '/dental-tips',
  '/dental-myths',
  '/tooth-pain-relief',
  '/wisdom-tooth-removal',
  '/about',
  '/contact',
  '/bill-payment',
  '/online-free-consultations-and-appointments',
  '/services/root-canal-treatment',
  '/services/clear-aligners',
  '/services/dental-implants',
  '/services/kids-dentistry',
  '/services/cosmetic-dentistry',
  '/services/teeth-extraction',
  '/services/laser-dentistry',
  '/services/crowns-and-bridges',
  '/services/dentures',
  '/services/oral-lesions',
  '/services/tmj-disorders',
];

const pathsOf = ({ pages }: BuiltSite) => pages.filter(isListed).map(({ path }) => path);

test.each(BUILT)('$variant has the specification’s routes and a page for each row of the site map', (built) => {
  const paths = pathsOf(built);
  expect(paths).toEqual(expect.arrayContaining(ROUTES));
  expect(paths.toSorted()).toEqual(
    siteMap(built.site)
      .map(({ path }) => path)
      .toSorted(),
  );
});

test.each(BUILT)('$variant has a booking page for each branch it shows, and no other', (built) => {
  const booking = built.site.branches.map((branch) => `/contact/${branch.booking.slug}`);
  expect(pathsOf(built).filter((path) => path.startsWith('/contact/'))).toEqual(booking.toSorted());
});
