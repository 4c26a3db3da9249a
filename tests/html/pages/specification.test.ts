/**
 * The counts, texts and figures of the specification, page by page, on the site of the frozen fixtures. Only the specification’s
 * eleven services count: the clinic may have more.
 */
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { mapsLink } from '../../../branches/model/maps.ts';
import { bookingPath, menu } from '../../../site/pages/routes.ts';
import { FIXTURE_BUILT } from '../support/fixtureBuilt.ts';
import { pageOf, textOf } from '../support/readBuilt.ts';

const DETAILED = [
  'root-canal-treatment',
  'clear-aligners',
  'dental-implants',
  'kids-dentistry',
  'cosmetic-dentistry',
  'teeth-extraction',
  'laser-dentistry',
];
const TEMPLATES = ['crowns-and-bridges', 'dentures', 'oral-lesions', 'tmj-disorders'];
const SPECIFIED = [...DETAILED, ...TEMPLATES].map((id) => `/services/${id}`);
const isSpecified = (address: string | undefined) => SPECIFIED.includes(address ?? '');

describe.each(FIXTURE_BUILT)('the pages of $variant', (built) => {
  const { site } = built;
  const main = (path: string): HTMLElement => {
    const element = pageOf(built, path).document.querySelector('main');
    if (!element) throw new Error(`${path} has no main part.`);
    return element;
  };
  const links = (part: HTMLElement, label: string | RegExp) =>
    part.querySelectorAll('a').filter((link) => textOf(link).match(label));
  const hrefs = (part: HTMLElement, label: string | RegExp) =>
    links(part, label).map((link) => link.getAttribute('href'));
  /** Returns the innermost section with this heading. */
  const section = (path: string, heading: string): HTMLElement => {
    const found = main(path)
      .querySelectorAll('section')
      .findLast((part) => part.querySelectorAll('h2').some((title) => textOf(title) === heading));
    if (!found) throw new Error(`${path} has no section "${heading}".`);
    return found;
  };

  test('home: shows Book Appointment and Pay Now, the figures, four services and three testimonials', () => {
    const home = main('/');
    expect(hrefs(home, /^Book Appointment$/)[0]).toBe('/contact');
    expect(hrefs(home, /^Pay Now$/)).toEqual(['/bill-payment']);
    const text = textOf(home);
    expect(text).toContain('2,000+');
    expect(text).toContain('4.9');
    expect(text).toContain('over 100 reviews');
    expect(text).toContain('Flexible');
    expect(/2 ?branches/.test(text)).toBe(site.branches.length === 2);
    expect(home.querySelectorAll('h3 a[href^="/services/"]')).toHaveLength(4);
    expect(home.querySelectorAll('blockquote')).toHaveLength(3);
    expect(text.match(/Rated 5 out of 5/g)).toHaveLength(3);
  });

  test('services: shows eleven cards with Book, eight with More Details, the sidebar, ways to pay and a number to call', () => {
    const page = main('/services');
    const cards = page.querySelectorAll('article');
    const addresses = cards.map((card) => card.querySelector('h2 a, h3 a')?.getAttribute('href'));
    expect(addresses.filter(isSpecified)).toEqual(SPECIFIED);
    for (const card of cards) {
      expect(card.querySelectorAll('img')).toHaveLength(1);
      expect(hrefs(card, /^Book/)).toEqual(['/contact']);
    }
    const detailed = cards.flatMap((card) => hrefs(card, /^More Details/));
    expect(detailed.filter(isSpecified)).toEqual([...DETAILED, 'crowns-and-bridges'].map((id) => `/services/${id}`));
    const sidebar = page.querySelectorAll('nav[aria-labelledby] a[href^="/services/"]');
    expect(sidebar.map((link) => link.getAttribute('href'))).toEqual(addresses);
    const ways = textOf(section('/services', 'Ways to pay'));
    for (const way of ['Cards', 'UPI', 'Cash', 'EMI']) expect(ways).toContain(way);
    expect(links(page, new RegExp(`^Call ${site.primary.name.en}`))[0]?.getAttribute('href')).toBe(
      `tel:${site.primary.phone}`,
    );
    for (const path of ['/services', '/services/teeth-extraction', '/tooth-pain-relief']) {
      expect(main(path).querySelector('a[href="/wisdom-tooth-removal"]'), path).not.toBeNull();
    }
  });

  test('services: each treatment has its own figures', () => {
    const says = (path: string, ...figures: string[]) => {
      const text = textOf(main(path));
      for (const figure of figures) expect(text, path).toContain(figure);
    };
    says('/services/root-canal-treatment', '1 to 2 sittings', '30 to 60 minutes', 'Rs 2,500 to 6,000 onwards');
    says('/services/clear-aligners', '6 months to 2 years', 'Rs 25,000 to 75,000');
    says('/services/dental-implants', '3 to 6 months', 'Rs 20,000 to 45,000 each');
    says('/services/cosmetic-dentistry', '1 to 3 sittings', 'from Rs 1,000');
    says('/services/teeth-extraction', '20 to 45 minutes', 'from Rs 500');
    says('/services/laser-dentistry', '15 to 60 minutes', 'Rs 2,000 to 15,000');
    says(
      '/services/kids-dentistry',
      '20 to 30 minutes',
      'from Rs 99',
      'a filling Rs 200 to 2,000',
      '7 to 8',
      '6 months',
    );
    says('/services/oral-lesions', '2 weeks');
    says('/tooth-pain-relief', 'from Rs 200', 'Rs 200 to 2,000', 'Rs 2,500 to 6,000', 'Rs 400 to 5,000');
    says('/wisdom-tooth-removal', 'Rs 300', 'Rs 2,500 to 4,000', 'Rs 5,000 to 9,000');
    says('/wisdom-tooth-removal', '30 to 45 minutes', '45 to 90 minutes', '2 to 7 days');
    says('/online-free-consultations-and-appointments', 'first 50', 'Rs 99');
    says('/dental-tips', 'every 6 months', '2 weeks', '7 to 8');
  });

  test.each(DETAILED)(
    '%s: has three lists, treatment steps, reasons, a way to book, and 250 to 700 own words',
    (id) => {
      const page = main(`/services/${id}`);
      // Causes, symptoms, risks or benefits; then reasons to choose the clinic.
      const lists = page.querySelectorAll('section ul').filter((list) => !list.querySelector('a[href^="/services/"]'));
      expect(lists.filter((list) => list.querySelectorAll('li').length >= 4).length).toBeGreaterThanOrEqual(4);
      expect(page.querySelectorAll('section ol li').length).toBeGreaterThanOrEqual(4);
      expect(textOf(page)).toMatch(/Why (?:choose|parents choose)/);
      expect(hrefs(page, /^Book Appointment$/)).toContain('/contact');
      expect(page.querySelectorAll('h2').length).toBeGreaterThanOrEqual(6);
      // Danger signs and first aid are shared.
      const signs = page.querySelectorAll('[data-level]').map(textOf).join(' ');
      const words = textOf(page).split(' ').length - signs.split(' ').length;
      expect(words).toBeGreaterThan(250);
      expect(words).toBeLessThanOrEqual(700);
    },
  );

  test.each(TEMPLATES)('%s: has a back link, six sections with a picture each, and a closing call to action', (id) => {
    const page = main(`/services/${id}`);
    expect(hrefs(page, /^Back to services$/)).toEqual(['/services']);
    expect(hrefs(page, /^Book Appointment$/)).toEqual(['/contact', '/contact']);
    const sections = page.querySelectorAll('section').filter((part) => part.querySelector('picture'));
    expect(sections).toHaveLength(6);
    for (const [i, part] of sections.entries()) {
      expect(part.querySelectorAll('h2')).toHaveLength(1);
      expect(part.querySelector('img')?.getAttribute('src')).toContain(`sections/${id}-${i + 1}.`);
    }
  });

  test('tooth pain: lists emergency help first, then today, then an appointment, each with what to do', () => {
    const page = main('/tooth-pain-relief');
    const cards = page.querySelectorAll('[data-level]');
    expect(cards.map((card) => card.getAttribute('data-level'))).toEqual(['emergency', 'urgent', 'urgent', 'routine']);
    expect(page.querySelectorAll('h2').slice(0, 4).map(textOf)).toEqual([
      `Call ${site.clinic.ambulance} or go to a hospital at once`,
      'See a dentist today',
      'A knocked-out adult tooth',
      'Book an appointment',
    ]);
    const words = ['Emergency', 'Urgent', 'A knocked-out', 'Not urgent'];
    for (const [i, card] of cards.entries()) {
      expect(textOf(card)).toMatch(new RegExp(`^${words[i]}`));
      expect(card.querySelectorAll('li').length).toBeGreaterThanOrEqual(4);
    }
    const actions = cards.map((card) => card.querySelectorAll('a').map((link) => link.getAttribute('href')));
    const calls = site.branches.map(({ phone }) => `tel:${phone}`);
    expect(actions).toEqual([[], calls, [], ['/contact']]);
    const first = page.querySelectorAll('a[href^="tel:"]').map((link) => link.getAttribute('href'));
    expect(first.slice(0, 1 + calls.length)).toEqual([`tel:${site.clinic.ambulance}`, ...calls]);
  });

  test('wisdom tooth: each stage has its own duration and cost at a glance, and emergency help comes last', () => {
    const stages = section('/wisdom-tooth-removal', 'At a glance').querySelector('dl')?.querySelectorAll('div');
    expect(stages?.map((stage) => stage.querySelectorAll('dt, dd').map(textOf))).toEqual([
      ['X-ray and consultation', 'Rs 300'],
      ['Simple removal', '30 to 45 minutes', 'Rs 2,500 to 4,000'],
      ['Surgical removal', '45 to 90 minutes', 'Rs 5,000 to 9,000'],
      ['Recovery until daily life feels normal', '2 to 7 days'],
    ]);
    const page = main('/wisdom-tooth-removal');
    const levels = page.querySelectorAll('[data-level]').map((card) => card.getAttribute('data-level'));
    expect(levels).toEqual(['emergency', 'urgent']);
  });

  test.each([
    ['/tooth-pain-relief', ['What causes tooth pain', 'Signs to look out for', 'What can happen if you wait']],
    ['/tooth-pain-relief', ['What it costs', 'Why come to us with tooth pain']],
    ['/wisdom-tooth-removal', ['Why a wisdom tooth may need to come out', 'Signs of a troublesome wisdom tooth']],
    ['/wisdom-tooth-removal', ['The risks of leaving it and of removing it', 'What happens, step by step']],
    ['/wisdom-tooth-removal', ['At a glance', 'Looking after yourself afterwards']],
  ])('%s has its sections, each with at least three entries: %o', (path, headings) => {
    for (const heading of headings) {
      const entries = section(path, heading).querySelectorAll('li, dt, details h3');
      expect(entries.length, heading).toBeGreaterThanOrEqual(3);
    }
  });

  test('offers: shows View Contact Details, and fifty pieces of confetti hidden from screen readers', () => {
    const page = main('/offers');
    expect(hrefs(page, /^View Contact Details$/)).toEqual(['/contact']);
    const confetti = page.querySelectorAll('[aria-hidden=true]').filter((part) => part.childNodes.length === 50);
    expect(confetti).toHaveLength(1);
    expect(confetti[0]?.textContent).toBe('');
  });

  test('reviews: shows the title, six reviews, six videos, and buttons to read and write reviews for each branch', () => {
    const page = main('/reviews');
    expect(textOf(page.querySelector('h1') ?? page)).toBe('Stories from Our Patients');
    const quotes = page.querySelectorAll('figure').filter((figure) => figure.querySelector('blockquote'));
    expect(quotes).toHaveLength(6);
    for (const [i, { name, location, text }] of site.clinic.reviews.entries()) {
      const quote = textOf(quotes[i] ?? page);
      for (const part of [name.en, location.en, text.en]) expect(quote).toContain(part);
    }
    expect(links(page, /Watch on Instagram/)).toHaveLength(6);
    expect(links(page, /^More Video Testimonials/)).toHaveLength(1);
    expect(hrefs(section('/reviews', 'Patients on video'), / \(opens in a new tab\)$/)).toEqual(
      expect.arrayContaining(site.clinic.social.instagramStories.map(({ link }) => link)),
    );
    const feedback = section('/reviews', 'Share Your Feedback');
    const addresses = (part: HTMLElement, label: RegExp) =>
      hrefs(part, label).map((href) => href?.replaceAll('&amp;', '&'));
    for (const { name, maps } of site.branches) {
      expect(addresses(page, new RegExp(`^Read ${name.en} reviews`))).toEqual([mapsLink(maps.readReviews)]);
      expect(addresses(feedback, new RegExp(`^Review our ${name.en} clinic`))).toEqual([mapsLink(maps.writeReview)]);
    }
    const [share] = hrefs(feedback, /^Share via WhatsApp/);
    expect(decodeURIComponent(share ?? '')).toMatch(/^https:\/\/wa\.me\/\d+\?text=.*feedback/);
  });

  test('shows seven tips, and eight myths with their facts', () => {
    const titles = main('/dental-tips').querySelectorAll('section h2').slice(0, 7).map(textOf);
    expect(titles).toEqual([
      'Bleeding gums',
      'Sensitive teeth',
      'Tooth pain',
      'Oral hygiene',
      'Kids brushing',
      'Mouthwash',
      'Oral ulcers',
    ]);
    expect(hrefs(main('/dental-tips'), /^Book check-up$/)).toEqual(['/contact']);
    // Each tip has an anchor link and one immediate step.
    const tips = main('/dental-tips');
    for (const title of titles) {
      const [place] = hrefs(tips, new RegExp(`^${title}$`));
      const tip = tips.querySelector(place ?? '');
      expect(textOf(tip?.querySelector('h2') ?? tips)).toBe(title);
      expect(tip?.querySelectorAll('strong').map(textOf)).toEqual(['Do this now']);
    }
    const myths = main('/dental-myths');
    expect(myths.querySelectorAll('h2').filter((title) => textOf(title).startsWith('Myth'))).toHaveLength(8);
    expect(textOf(myths).match(/Fact(?=[A-Z])/g)).toHaveLength(8);
    // The answer is emphasised; the reasons follow.
    for (const fact of myths.querySelectorAll('[data-kind=fact]')) {
      expect(fact.querySelectorAll('p').map((part) => part.querySelectorAll('strong').length)).toEqual([1, 0]);
    }
    expect(hrefs(myths, /^Book a Consultation$/)).toEqual(['/contact']);
  });

  test('about: shows the founder, four values, a team of eight, a card per branch, eight figures, lists and Instagram', () => {
    const page = main('/about');
    const founder = site.clinic.team.find((member) => member.founder);
    expect(textOf(page)).toContain(founder?.name.en ?? 'a founder');
    expect(section('/about', 'What matters to us').querySelectorAll('h3')).toHaveLength(4);
    expect(section('/about', 'Our dentists').querySelectorAll('h3')).toHaveLength(8);
    expect(links(page, /^Get Directions/)).toHaveLength(site.branches.length);
    const figures = page.querySelectorAll('figure').filter((figure) => figure.querySelectorAll('img').length === 2);
    expect(figures).toHaveLength(8);
    expect(textOf(page)).toMatch(/illustrations/);
    expect(section('/about', 'Certificates and registrations').querySelectorAll('li')).toHaveLength(4);
    expect(section('/about', 'Equipment we use').querySelectorAll('li')).toHaveLength(6);
    expect(hrefs(page, /Instagram/)).toEqual([site.clinic.social.instagram]);
    const stories = site.clinic.social.instagramStories.map(({ link }) => link);
    expect(stories).toHaveLength(2);
    expect(hrefs(section('/about', 'More from the clinic'), /./)).toEqual([site.clinic.social.instagram, ...stories]);
  });

  test('about: a dentist’s card says who, where, when and in which languages, and unfolds the rest', () => {
    const card = (id: string) => {
      const member = site.clinic.team.find((candidate) => candidate.id === id);
      const found = section('/about', 'Our dentists')
        .querySelectorAll('li')
        .find((item) => item.querySelectorAll('h3').some((name) => textOf(name) === member?.name.en));
      if (!member || !found) throw new Error(`/about has no card of ${id}.`);
      return { member, card: found };
    };
    const known = card('karthik-sample');
    expect(known.card.querySelectorAll('img')).toHaveLength(1);
    const facts = known.card.querySelectorAll('details + ul li').map(textOf);
    const days: Record<string, string> = { chennai: 'Chennai: Monday to Friday', kavalkinaru: 'Kavalkinaru' };
    for (const { id } of site.branches) expect(facts).toContainEqual(expect.stringContaining(days[id] ?? id));
    expect(facts.at(-1)).toMatch(/Tamil and English$/);
    const unfolded = textOf(known.card.querySelector('details') ?? known.card);
    for (const part of [known.member.description.en, known.member.education.en, 'TNDC 00002']) {
      expect(unfolded).toContain(part);
    }
    const unknown = card('priya-sample');
    expect(unknown.card.querySelectorAll('img, details + ul')).toHaveLength(0);
  });

  test('contact and booking: show the landmark, parking, the entrance and photographs of a branch that has them', () => {
    for (const branch of site.branches) {
      const { landmark, parking, door, photos } = branch;
      const booking = main(bookingPath(branch));
      const place = main('/contact')
        .querySelectorAll('li')
        .filter((item) => item.querySelector('picture'))
        .find((item) => textOf(item.querySelector('h3') ?? item) === branch.name.en);
      for (const part of [textOf(place ?? booking), textOf(booking)]) {
        expect(part.includes('The entrance has no steps.')).toBe(branch.stepFree === 'yes');
        expect(part.includes('There is no lift.')).toBe(branch.lift === 'no');
        for (const text of [landmark, parking, door]) if (text) expect(part).toContain(text.en);
      }
      const shown = booking.querySelectorAll('section img').map((image) => image.getAttribute('alt'));
      expect(shown).toEqual(
        [photos.outside, photos.inside, photos.sterilisation].flatMap((photo) => photo?.alt.en ?? []),
      );
      const seen = place?.querySelector('img')?.getAttribute('alt');
      expect(seen).toBe(photos.outside?.alt.en ?? branch.pictureAlt.en);
    }
  });

  test('reviews: show the day and a link to the review itself where the clinic knows them', () => {
    const quotes = main('/reviews')
      .querySelectorAll('figure')
      .filter((figure) => figure.querySelector('blockquote'));
    expect(quotes.map((quote) => quote.querySelector('time')?.getAttribute('datetime'))).toEqual(
      site.clinic.reviews.map(({ date }) => date),
    );
    expect(textOf(quotes[0] ?? main('/reviews'))).toContain('5 June 2025');
    expect(quotes.map((quote) => quote.querySelector('a')?.getAttribute('href'))).toEqual(
      site.clinic.reviews.map(({ link }) => link),
    );
  });

  test('contact: shows quick buttons, the booking pages, details, directions and six questions', () => {
    const page = main('/contact');
    expect(hrefs(page, /^WhatsApp chat/)[0]).toBe(`https://wa.me/${site.primary.whatsapp.replace('+', '')}`);
    for (const branch of site.branches) {
      expect(hrefs(page, new RegExp(`^Call ${branch.name.en}`))[0]).toBe(`tel:${branch.phone}`);
      expect(hrefs(page, new RegExp(`^WhatsApp ${branch.name.en}`))).toEqual([
        `https://wa.me/${branch.whatsapp?.replace('+', '')}`,
      ]);
      expect(hrefs(page, new RegExp(`^Book at ${branch.name.en}`))).toEqual([bookingPath(branch)]);
    }
    const emails = page.querySelectorAll('a[href^="mailto:"]').map((link) => link.getAttribute('href'));
    // A branch without its own address shows the clinic’s; if all have one, the clinic’s is last.
    const inTable = site.branches.map(({ email }) => email ?? site.clinic.email);
    const expected = inTable.includes(site.clinic.email) ? inTable : [...inTable, site.clinic.email];
    expect(emails).toEqual(expected.map((email) => `mailto:${email}`));
    expect(textOf(page)).toContain('10:30 AM to 1:30 PM');
    const places = page.querySelectorAll('li').filter((card) => card.querySelector('picture'));
    expect(places.map((card) => hrefs(card, /^Get Directions/).map((href) => href?.replaceAll('&amp;', '&')))).toEqual(
      site.branches.map(({ maps }) => [mapsLink(maps.directions)]),
    );
    expect(page.querySelectorAll('details')).toHaveLength(6);
  });

  test('contact: shows a table with a complete row for each branch and a label in every cell', () => {
    const table = main('/contact').querySelector('table');
    if (!table) throw new Error('/contact has no table.');
    const heads = table.querySelectorAll('thead th[scope=col]').map(textOf);
    expect(heads).toEqual([
      'Clinic',
      'Area',
      'Address',
      'Phone',
      'WhatsApp',
      'Email',
      'Monday to Saturday',
      'Sunday',
      'Booking',
    ]);
    const rows = table.querySelectorAll('tbody tr');
    expect(rows.map((row) => textOf(row.querySelector('th[scope=row]') ?? row))).toEqual(
      site.branches.map(({ name }) => name.en),
    );
    for (const [i, branch] of site.branches.entries()) {
      const cells = rows[i]?.querySelectorAll('td') ?? [];
      expect(cells.map((cell) => cell.getAttribute('data-label'))).toEqual(heads.slice(1));
      const [area, address, phone, chat, email, week, sunday, booking] = cells.map(
        (cell) => `${textOf(cell)} ${cell.querySelectorAll('a').map((link) => link.getAttribute('href'))}`,
      );
      for (const part of [branch.area.en, branch.region.en]) expect(area).toContain(part);
      const { city, state, postcode } = branch.address;
      expect(address).toContain(`${city.en}, ${state.en} ${postcode}`);
      expect(address?.replaceAll('&amp;', '&')).toContain(mapsLink(branch.maps.directions));
      expect(phone).toContain(`tel:${branch.phone}`);
      expect(chat).toContain(`https://wa.me/${branch.whatsapp?.replace('+', '')}`);
      expect(email).toContain(`mailto:${branch.email ?? site.clinic.email}`);
      expect(week).toContain('10:30 AM to 1:30 PM5:30 PM to 8:30 PM');
      expect(sunday).toContain('11:00 AM to 1:30 PM');
      expect(booking).toContain(bookingPath(branch));
    }
  });

  test('booking: each page opens its portal in a new tab and does not redirect', () => {
    for (const branch of site.branches) {
      const { document } = pageOf(built, bookingPath(branch));
      const portal = document.querySelector(`main a[href="${branch.booking.portal}"]`);
      expect(portal?.getAttribute('target')).toBe('_blank');
      expect(document.querySelector('meta[http-equiv=refresh]')).toBeNull();
    }
  });

  test('bill payment: has one form, what to check first, five ways to pay, what to do afterwards, terms and Contact Us; only this page’s policy allows the provider', () => {
    const page = main('/bill-payment');
    expect(page.querySelectorAll('form')).toHaveLength(1);
    expect(hrefs(page, /^Contact Us$/)).toEqual(['/contact']);
    const ways = textOf(section('/bill-payment', 'Ways to pay'));
    for (const way of ['Cards', 'UPI', 'Cash', 'EMI', 'Netbanking']) expect(ways).toContain(way);
    const order = page.querySelectorAll('section h2, section h3').map(textOf);
    const steps = ['Pay online', 'Before you pay', 'Ways to pay', 'After you pay', 'Payment terms'];
    expect(order.filter((title) => steps.includes(title))).toEqual(steps);
    expect(
      section('/bill-payment', 'Pay online')
        .querySelectorAll('ul > li')
        .filter((item) => item.querySelector('span')),
    ).toHaveLength(3);
    expect(section('/bill-payment', 'After you pay').querySelectorAll('li')).toHaveLength(3);
    const terms = section('/bill-payment', 'Payment terms');
    expect(terms.querySelectorAll('li h3').map(textOf)).toEqual([
      'When a payment counts',
      'Receipts',
      'Refunds',
      'Whom to call',
    ]);
    expect(hrefs(terms, /^Call/)).toEqual(site.branches.map(({ phone }) => `tel:${phone}`));
    const provider = new URL(site.clinic.payment.script).origin;
    for (const { path, document } of built.pages) {
      const policy = document.querySelector('meta[http-equiv=Content-Security-Policy]')?.getAttribute('content') ?? '';
      expect(policy, path).toContain("default-src 'none'");
      expect(policy.includes(provider), path).toBe(path === '/bill-payment');
    }
  });

  test('consultation: has the exact placeholders, the portals, four benefits, six topics, areas and five questions', () => {
    const path = '/online-free-consultations-and-appointments';
    const page = main(path);
    const inputs = page.querySelectorAll('form input, form textarea');
    expect(inputs.map((input) => input.getAttribute('placeholder'))).toEqual([
      'Your Name',
      'Phone Number',
      'Chief Dental Issue (e.g., Tooth Pain)',
      `Your Location (e.g., ${site.primary.area.en})`,
    ]);
    for (const input of inputs) {
      expect(input.hasAttribute('required')).toBe(true);
      expect(input.hasAttribute('pattern') || input.hasAttribute('maxlength')).toBe(false);
      expect(textOf(input.closest('label') ?? input)).not.toBe('');
    }
    expect(page.querySelector('form')?.hasAttribute('novalidate')).toBe(false);
    expect(page.querySelectorAll('form p[data-missing]').map(textOf)).toEqual([
      'Name:',
      'Phone:',
      'Chief dental issue:',
      'Location:',
    ]);
    expect(hrefs(page, /^Call\/WhatsApp/)[0]).toBe(`https://wa.me/${site.primary.whatsapp.replace('+', '')}`);
    expect(page.querySelector('a[href="#booking"]')).not.toBeNull();
    for (const branch of site.branches) {
      expect(page.querySelectorAll(`a[href="${branch.booking.portal}"]`)).toHaveLength(1);
      for (const area of branch.areasServed) expect(textOf(page)).toContain(area.en);
    }
    expect(section(path, 'How an online consultation helps').querySelectorAll('h3')).toHaveLength(4);
    expect(section(path, 'What you can talk about').querySelectorAll('h3')).toHaveLength(6);
    expect(page.querySelectorAll('details:not([data-level] *)')).toHaveLength(5);
    expect(textOf(page)).toMatch(/clinic costs Rs 99/);
  });

  test('every page: has the menus, Get Directions for each branch, the year, and buttons for features that do not exist yet', () => {
    for (const { path, document } of built.pages) {
      const footer = document.querySelector('footer');
      if (!footer) throw new Error(`${path} has no footer.`);
      const quick = footer.querySelectorAll('nav a').map(textOf);
      expect(quick.slice(0, 10), path).toEqual([
        'Home',
        'Our Services',
        'Offers',
        'Reviews',
        'Dental Myths',
        'Tooth Pain Relief',
        'Dental Tips',
        'Free Consultation',
        'About Us',
        'Contact',
      ]);
      expect(links(footer, /^Get Directions/)).toHaveLength(site.branches.length);
      expect(textOf(footer)).toContain('© 2025');
      const hours = footer.querySelectorAll('dl > div').map(textOf);
      expect([...new Set(hours)], path).toEqual([
        'Monday to Saturday10:30 AM to 1:30 PM5:30 PM to 8:30 PM',
        'Sunday11:00 AM to 1:30 PM',
      ]);
      const buttons = footer
        .querySelectorAll('button')
        .map((button) => button.getAttribute('aria-label') ?? textOf(button));
      expect(buttons).toEqual(['Facebook', 'Twitter', 'LinkedIn', 'Subscribe', 'Privacy Policy', 'Terms of Service']);
      const inMenu = document.querySelectorAll('header [data-menu] nav a').map(textOf);
      expect(inMenu).toHaveLength(menu('header').length);
      expect(inMenu.slice(0, 11).join(', '), path).toBe(
        'Home, Services, Offers, Reviews, Free Consultation, Tooth Pain Relief, Dental Tips, Dental Myths, About, Contact, Bill Payment',
      );
    }
  });
});
