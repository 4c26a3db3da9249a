import { expect, test } from 'vitest';
import { siteMap } from '../../../site/pages/routes.ts';
import { BUILT } from '../support/built.ts';
import { type BuiltSite, isListed } from '../support/readBuilt.ts';
import { SPECIFIED_SERVICES } from '../support/specifiedServices.ts';

/** The specification’s addresses that belong to no branch. The site may have more, never fewer. */
const ROUTES = [
  ...['/', '/services', '/offers', '/reviews', '/dental-tips', '/dental-myths', '/tooth-pain-relief', '/about'],
  ...['/wisdom-tooth-removal', '/contact', '/bill-payment', '/online-free-consultations-and-appointments'],
  ...SPECIFIED_SERVICES,
];

const pathsOf = ({ pages }: BuiltSite) => pages.filter(isListed).map(({ path }) => path);

test.each(BUILT)('$variant has the specification’s routes and a page for each row of the site map', (built) => {
  const paths = pathsOf(built);
  expect(paths).toEqual(expect.arrayContaining(ROUTES));
  expect(paths.toSorted()).toEqual(Array.from(siteMap(built.site), ({ path }) => path).toSorted());
});
