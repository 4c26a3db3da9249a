import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BUILT } from './built.ts';

/** The addresses of the specification that do not belong to a branch. */
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

const BOOKING_ROUTES = [
  '/contact/online-dentist-appointment-booking-perumbur',
  '/contact/online-dentist-appointment-booking-kavalkinaru',
];

describe('the routes', () => {
  test('the combined site has exactly the 25 routes of the specification', () => {
    const combined = BUILT.find(({ variant }) => variant === 'combined');
    const paths = combined?.pages.map(({ path }) => path).filter((path) => path !== '/404');
    expect(paths?.toSorted()).toEqual([...ROUTES, ...BOOKING_ROUTES].toSorted());
    expect(paths).toHaveLength(25);
  });

  test.each(BUILT)('$variant has the shared routes and a booking page for each branch it shows', ({ site, pages }) => {
    const booking = site.branches.map((branch) => `/contact/${branch.booking.slug}`);
    const paths = pages.map(({ path }) => path).filter((path) => path !== '/404');
    expect(paths.toSorted()).toEqual([...ROUTES, ...booking].toSorted());
  });

  test.each(BUILT)('$variant is a complete static root', ({ root }) => {
    for (const name of [
      '404.html',
      'sitemap.xml',
      'robots.txt',
      'site.webmanifest',
      'favicon.svg',
      '_headers',
      'index.html.br',
      'index.html.gz',
    ]) {
      expect(existsSync(join(root, name)), `${root}/${name}`).toBe(true);
    }
  });
});
