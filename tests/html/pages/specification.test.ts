/**
 * The counts, texts and figures of the specification, page by page, on the site of the frozen fixtures. Only the specification’s
 * eleven services count: the clinic may have more.
 */
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { mapsLink } from '../../../branches/model/maps.ts';
import { formatPhone } from '../../../branches/model/phone.ts';
import { bookingPath, menu, OFFLINE_PAGE } from '../../../site/pages/routes.ts';
import { FIXTURE_BUILT } from '../support/fixtureBuilt.ts';
import { pageOf, textOf, textsOf, valuesOf } from '../support/readBuilt.ts';
import { DETAILED, SPECIFIED_SERVICES, TEMPLATES } from '../support/specifiedServices.ts';

const isSpecified = (address: string | undefined) => SPECIFIED_SERVICES.includes(address ?? '');
const CONSULTATION = '/online-free-consultations-and-appointments';

describe.each(FIXTURE_BUILT)('the pages of $variant', (built) => {
  const { site } = built;
  const { branches, clinic } = site;
  const main = (path: string): HTMLElement => {
    const element = pageOf(built, path).document.querySelector('main');
    if (!element) throw new Error(`${path} has no main part.`);
    return element;
  };
  const links = (part: HTMLElement, label: string | RegExp) =>
    part.querySelectorAll('a').filter((link) => textOf(link).match(label));
  const hrefs = (part: HTMLElement, label: string | RegExp) =>
    links(part, label).map((link) => link.getAttribute('href')?.replaceAll('&amp;', '&'));
  /** Returns the innermost section with this heading. */
  const section = (path: string, heading: string): HTMLElement => {
    const found = main(path)
      .querySelectorAll('section')
      .findLast((part) => textsOf(part, 'h2').includes(heading));
    if (!found) throw new Error(`${path} has no section "${heading}".`);
    return found;
  };
  const calls = branches.map(({ phone }) => `tel:${phone}`);
  const chatOf = (number = '') => `https://wa.me/${number.replace('+', '')}`;
  const stories = clinic.social.instagramStories.map(({ link }) => link);

  test.each([
    ['/', '2,000+', '4.9', 'over 100 reviews', 'Flexible'],
    ['/services/root-canal-treatment', '1 to 2 sittings', '30 to 60 minutes', 'Rs 2,500 to 6,000 onwards'],
    ['/services/clear-aligners', '6 months to 2 years', 'Rs 25,000 to 75,000', 'You can pay in instalments (EMI).'],
    ['/services/dental-implants', '3 to 6 months', 'Rs 20,000 to 45,000 each'],
    ['/services/teeth-extraction', '20 to 45 minutes', 'from Rs 500'],
    ['/services/kids-dentistry', '20 to 30 minutes', 'from Rs 99', 'a filling Rs 200 to 2,000', '7 to 8', '6 months'],
    ['/tooth-pain-relief', 'from Rs 200', 'Rs 200 to 2,000', 'Rs 2,500 to 6,000', 'Rs 400 to 5,000'],
    [CONSULTATION, 'first 50', 'Rs 99', 'clinic costs Rs 99'],
    ['/dental-tips', 'every 6 months', '2 weeks', '7 to 8'],
    ['/contact', '10:30 AM to 1:30 PM'],
  ])('%s has its own figures: %s', (path, ...figures) => {
    for (const figure of figures) expect(textOf(main(path))).toContain(figure);
  });

  test.each([
    ['/', 4, 'services', '', 'h3 a[href^="/services/"]'],
    ['/', 3, 'testimonials', '', 'blockquote'],
    ['/reviews', 6, 'reviews', '', 'figure:has(blockquote)'],
    ['/about', 4, 'values', 'What matters to us', 'h3'],
    ['/about', 8, 'dentists', 'Our dentists', 'h3'],
    ['/about', 4, 'certificates', 'Certificates and registrations', 'li'],
    ['/about', 6, 'pieces of equipment', 'Equipment we use', 'li'],
    ['/contact', 6, 'questions', 'Before you come', 'details'],
    ['/bill-payment', 1, 'form', '', 'form'],
    ['/bill-payment', 3, 'things to check first', 'Pay online', 'ul > li:has(span)'],
    ['/bill-payment', 3, 'things to do afterwards', 'After you pay', 'li'],
    [CONSULTATION, 4, 'benefits', 'How an online consultation helps', 'h3'],
    [CONSULTATION, 6, 'topics', 'What you can talk about', 'h3'],
    [CONSULTATION, 5, 'questions', '', 'details:not([data-level] *)'],
  ] as const)('%s shows %i %s', (path, count, _what, heading, selector) => {
    expect((heading ? section(path, heading) : main(path)).querySelectorAll(selector)).toHaveLength(count);
  });

  test.each<readonly [path: string, label: string, target: string]>([
    ['/', 'Book Appointment', '/contact'],
    ['/', 'Pay Now', '/bill-payment'],
    ['/offers', 'View Contact Details', '/contact'],
    ['/dental-tips', 'Book check-up', '/contact'],
    ['/dental-myths', 'Book a Consultation', '/contact'],
    ['/bill-payment', 'Contact Us', '/contact'],
    ...DETAILED.map((id) => [`/services/${id}`, 'Book Appointment', '/contact'] as const),
  ])('%s leads with "%s" to %s', (path, label, target) => {
    expect([...new Set(hrefs(main(path), new RegExp(`^${label}$`)))]).toEqual([target]);
  });

  test('home: says how many branches there are if there are two, and that three patients have given five stars', () => {
    const text = textOf(main('/'));
    expect(/2 ?branches/.test(text)).toBe(branches.length === 2);
    expect(text.match(/Rated 5 out of 5/g)).toHaveLength(3);
  });

  test('services: shows eleven cards with Book, eight with More Details, the sidebar and a number to call', () => {
    const page = main('/services');
    const cards = page.querySelectorAll('article');
    const addresses = cards.map((card) => card.querySelector('h2 a, h3 a')?.getAttribute('href'));
    expect(addresses.filter(isSpecified)).toEqual(SPECIFIED_SERVICES);
    for (const card of cards) {
      expect(card.querySelectorAll('img')).toHaveLength(1);
      expect(hrefs(card, /^Book/)).toEqual(['/contact']);
    }
    const detailed = cards.flatMap((card) => hrefs(card, /^More Details/));
    expect(detailed.filter(isSpecified)).toEqual([...DETAILED, 'crowns-and-bridges'].map((id) => `/services/${id}`));
    expect(valuesOf(page, 'nav[aria-labelledby] a[href^="/services/"]')).toEqual(addresses);
    expect(hrefs(page, new RegExp(`^Call ${site.primary.name.en}`))[0]).toBe(calls[0]);
  });

  test.each([
    ['/services', 'Cards, UPI, Cash, EMI'],
    ['/bill-payment', 'Cards, UPI, Cash, EMI, Netbanking'],
  ])('%s names the ways to pay: %s', (path, ways) => {
    for (const way of ways.split(', ')) expect(textOf(section(path, 'Ways to pay'))).toContain(way);
  });

  test.each(['/services', '/services/teeth-extraction', '/tooth-pain-relief'])(
    '%s leads to the page about wisdom teeth, which no menu lists',
    (path) => expect(main(path).querySelector('a[href="/wisdom-tooth-removal"]')).not.toBeNull(),
  );

  test.each(DETAILED)('%s: has three lists, treatment steps, reasons, and 250 to 700 own words', (id) => {
    const page = main(`/services/${id}`);
    // Causes, symptoms, risks or benefits; then reasons to choose the clinic.
    const lists = page.querySelectorAll('section ul').filter((list) => !list.querySelector('a[href^="/services/"]'));
    expect(lists.filter((list) => list.querySelectorAll('li').length >= 4).length).toBeGreaterThanOrEqual(4);
    expect(page.querySelectorAll('section ol li').length).toBeGreaterThanOrEqual(4);
    expect(textOf(page)).toMatch(/Why (?:choose|parents choose)/);
    expect(page.querySelectorAll('h2').length).toBeGreaterThanOrEqual(6);
    // Danger signs and first aid are shared; advice for afterwards is read later.
    const words = textOf(page).split(' ').length - textsOf(page, '#after, [data-level]').join(' ').split(' ').length;
    expect(words).toBeGreaterThan(250);
    expect(words).toBeLessThanOrEqual(700);
  });

  test.each(TEMPLATES)('%s: has a back link, six sections with a picture each, and a closing call to action', (id) => {
    const page = main(`/services/${id}`);
    expect(hrefs(page, /^Back to services$/)).toEqual(['/services']);
    expect(hrefs(page, /^Book Appointment$/)).toEqual(['/contact', '/contact']);
    const sections = page.querySelectorAll('section:has(picture)');
    expect(sections).toHaveLength(6);
    for (const [i, part] of sections.entries()) {
      expect(part.querySelectorAll('h2')).toHaveLength(1);
      expect(part.querySelector('img')?.getAttribute('src')).toContain(`sections/${id}-${i + 1}.`);
    }
  });

  test('tooth pain: asks what happened, says what to do, then what is dangerous, and what can wait', () => {
    const page = main('/tooth-pain-relief');
    expect(valuesOf(page, 'a[href^="tel:"]').slice(0, 1 + calls.length)).toEqual([`tel:${clinic.ambulance}`, ...calls]);
    const tiles = page.querySelectorAll('#what-happened li a');
    expect(tiles.map(textOf)).toEqual([
      ...['Tooth knocked out', 'Broken or loose tooth', 'Swollen face'],
      ...['Bleeding', 'Strong pain', 'Pain after treatment'],
    ]);
    for (const tile of tiles) {
      const answer = page
        .querySelector(`details ${tile.getAttribute('href')?.replace(/^.*#/, '#')}`)
        ?.closest('details');
      expect(textsOf(answer, 'h3')).toEqual([textOf(tile)]);
      // What to do, then what not to do.
      expect(answer?.querySelectorAll('ul').map((list) => valuesOf(list, 'use', 'href')[0])).toEqual([
        '#i-circle-check',
        '#i-circle-x',
      ]);
    }
    expect(textOf(section('/tooth-pain-relief', 'Signs to look out for'))).toContain('within a day or two');
  });

  test('wisdom tooth: each stage has its own duration and cost at a glance, and the page has the parts of a treatment', () => {
    const stages = section('/wisdom-tooth-removal', 'At a glance').querySelector('dl')?.querySelectorAll('div');
    expect(stages?.map((stage) => textsOf(stage, 'dt, dd'))).toEqual([
      ['X-ray and consultation', 'Rs 300'],
      ['Simple removal', '30 to 45 minutes', 'Rs 2,500 to 4,000'],
      ['Surgical removal', '45 to 90 minutes', 'Rs 5,000 to 9,000'],
      ['Recovery until daily life feels normal', '2 to 7 days'],
    ]);
    const parts = main('/wisdom-tooth-removal')
      .querySelectorAll('section[id], [data-level]')
      .map(({ id }) => id);
    expect(parts).toEqual(['causes', 'emergency', 'risks', 'treatment', 'after']);
  });

  test('clear aligners: a table with a heading for each topic and each way', () => {
    const rows = main('/services/clear-aligners').querySelectorAll('table tr');
    const cells = rows.map((row) => row.querySelectorAll('th, td').map((cell) => cell.getAttribute('scope') ?? 'td'));
    expect(cells).toEqual([['td', 'col', 'col'], ...Array(6).fill(['row', 'td', 'td'])]);
  });

  test('offers: fifty pieces of confetti are hidden from screen readers', () => {
    const hidden = main('/offers').querySelectorAll('[aria-hidden=true]');
    const confetti = hidden.filter((part) => part.childNodes.length === 50);
    expect(confetti.map(({ textContent }) => textContent)).toEqual(['']);
  });

  test('reviews: shows the title, each review with its day and link where known, videos, and buttons to read and write reviews of each branch', () => {
    const page = main('/reviews');
    expect(textsOf(page, 'h1')).toEqual(['Stories from Our Patients']);
    const quotes = page.querySelectorAll('figure:has(blockquote)');
    for (const [i, { name, location, text, date, link }] of clinic.reviews.entries()) {
      const quote = quotes[i] ?? page;
      for (const part of [name.en, location.en, text.en]) expect(textOf(quote)).toContain(part);
      expect(valuesOf(quote, 'time', 'datetime')).toEqual(date ? [date] : []);
      expect(valuesOf(quote, 'a')).toEqual(link ? [link] : []);
    }
    expect(textOf(quotes[0] ?? page)).toContain('5 June 2025');
    expect(links(page, /Watch on Instagram/)).toHaveLength(6);
    expect(links(page, /^More Video Testimonials/)).toHaveLength(1);
    expect(valuesOf(section('/reviews', 'Patients on video'), 'a')).toEqual(expect.arrayContaining(stories));
    const feedback = section('/reviews', 'Share Your Feedback');
    for (const { name, maps } of branches) {
      expect(hrefs(page, new RegExp(`^Read ${name.en} reviews`))).toEqual([mapsLink(maps.readReviews)]);
      expect(hrefs(feedback, new RegExp(`^Review our ${name.en} clinic`))).toEqual([mapsLink(maps.writeReview)]);
    }
    const [share = ''] = hrefs(feedback, /^Share via WhatsApp/);
    expect(decodeURIComponent(share)).toMatch(/^https:\/\/wa\.me\/\d+\?text=.*feedback/);
  });

  test('tips: each of the seven has a link to it and one immediate step', () => {
    const tips = main('/dental-tips');
    const titles = ['Bleeding gums', 'Sensitive teeth', 'Tooth pain', 'Oral hygiene', 'Kids brushing', 'Mouthwash'];
    expect(textsOf(tips, 'section h2').slice(0, 7)).toEqual([...titles, 'Oral ulcers']);
    for (const title of [...titles, 'Oral ulcers']) {
      const [place = ''] = hrefs(tips, new RegExp(`^${title}$`));
      const tip = tips.querySelector(place);
      expect(textsOf(tip, 'h2')[0]).toBe(title);
      expect(textsOf(tip, 'strong')).toEqual(['Do this now']);
    }
  });

  test('myths: each of the eight has its fact, with the answer emphasised and the reasons after it', () => {
    const myths = main('/dental-myths');
    expect(textsOf(myths, 'h2').filter((title) => title.startsWith('Myth'))).toHaveLength(8);
    expect(textOf(myths).match(/Fact(?=[A-Z])/g)).toHaveLength(8);
    for (const fact of myths.querySelectorAll('[data-kind=fact]')) {
      expect(fact.querySelectorAll('p').map((part) => part.querySelectorAll('strong').length)).toEqual([1, 0]);
    }
  });

  test('about: shows the founder, a card per branch, eight pairs of pictures, and the clinic on Instagram', () => {
    const page = main('/about');
    expect(textOf(page)).toContain(clinic.team.find((member) => member.founder)?.name.en ?? 'a founder');
    expect(links(page, /^Get Directions/)).toHaveLength(branches.length);
    const pairs = page.querySelectorAll('figure').filter((figure) => figure.querySelectorAll('img').length === 2);
    expect(pairs).toHaveLength(8);
    expect(hrefs(page, /Instagram/)).toEqual([clinic.social.instagram]);
    expect(stories).toHaveLength(2);
    expect(valuesOf(section('/about', 'More from the clinic'), 'a')).toEqual([clinic.social.instagram, ...stories]);
  });

  test('about: a dentist’s card says who, where, when and in which languages, and unfolds the rest', () => {
    const card = (id: string) => {
      const member = clinic.team.find((candidate) => candidate.id === id);
      const found = section('/about', 'Our dentists')
        .querySelectorAll('li')
        .find((item) => textsOf(item, 'h3').includes(member?.name.en ?? ''));
      if (!member || !found) throw new Error(`/about has no card of ${id}.`);
      return { member, card: found };
    };
    const known = card('karthik-sample');
    expect(known.card.querySelectorAll('img')).toHaveLength(1);
    const facts = textsOf(known.card, 'details + ul li');
    const days: Record<string, string> = { chennai: 'Chennai: Monday to Friday', kavalkinaru: 'Kavalkinaru' };
    for (const { id } of branches) expect(facts).toContainEqual(expect.stringContaining(days[id] ?? id));
    expect(facts.at(-1)).toMatch(/Tamil and English$/);
    const unfolded = textsOf(known.card, 'details').join();
    for (const part of [known.member.description.en, known.member.education.en, 'TNDC 00002']) {
      expect(unfolded).toContain(part);
    }
    expect(card('priya-sample').card.querySelectorAll('img, details + ul')).toHaveLength(0);
  });

  test('contact and booking: show the place and photographs of a branch that has them', () => {
    for (const branch of branches) {
      const { landmark, parking, door, photos } = branch;
      const booking = main(bookingPath(branch));
      const place = main('/contact')
        .querySelectorAll('li:has(picture)')
        .find((item) => textsOf(item, 'h3')[0] === branch.name.en);
      for (const text of [landmark, parking, door]) if (text) expect(textOf(booking)).toContain(text.en);
      const all = [photos.outside, photos.inside, photos.sterilisation];
      expect(valuesOf(booking, 'section img', 'alt')).toEqual(all.flatMap((photo) => photo?.alt.en ?? []));
      expect(valuesOf(place, 'img', 'alt')[0]).toBe(photos.outside?.alt.en ?? branch.pictureAlt.en);
    }
  });

  test('contact: shows quick buttons, a card per branch, and each email address', () => {
    const page = main('/contact');
    const quick = page.querySelector('[role=group]');
    expect(valuesOf(quick, 'a')).toEqual([...calls, chatOf(site.primary.whatsapp)]);
    expect(textsOf(page, '#clinics:not(section) h3')).toEqual(branches.map(({ name }) => name.en));
    // A branch without its own address shows the clinic’s; if all have one, the clinic’s is last.
    const emails = [...new Set([...branches.map(({ email }) => email ?? clinic.email), clinic.email])];
    expect(valuesOf(page, 'a[href^="mailto:"]')).toEqual(emails.map((email) => `mailto:${email}`));
  });

  test('contact: shows all about a branch on its card, the quickest contact first, and only there', () => {
    const page = main('/contact');
    // For those who have a link to their visit.
    page.querySelector('template')?.remove();
    for (const [i, card] of page.querySelectorAll('li:has(picture)').entries()) {
      const branch = branches[i] ?? site.primary;
      const { area, region, address, phone, whatsapp = '', email, maps } = branch;
      const only = [bookingPath(branch), mapsLink(maps.directions), `/${branch.id}.vcf`];
      expect(valuesOf(card, 'a').toSorted()).toEqual(
        [`tel:${phone}`, chatOf(whatsapp), `mailto:${email ?? clinic.email}`, ...only].toSorted(),
      );
      // What patients ask before they come is folded, where there is any.
      expect(card.querySelectorAll('details')).toHaveLength(branch.door ? 1 : 0);
      expect(valuesOf(card, 'a').slice(0, 2)).toEqual([`tel:${phone}`, chatOf(whatsapp)]);
      for (const href of only) expect(valuesOf(page, 'a').filter((other) => other === href)).toHaveLength(1);
      const place = `${address.city.en}, ${address.state.en} ${address.postcode}`;
      for (const text of [`${area.en}, ${region.en}`, place]) expect(textOf(page).split(text)).toHaveLength(2);
      for (const text of [place, formatPhone(phone), formatPhone(whatsapp)]) expect(textOf(card)).toContain(text);
      expect(textsOf(card, 'dl > div')).toEqual([
        'Monday to Saturday10:30 AM to 1:30 PM5:30 PM to 8:30 PM',
        'Sunday11:00 AM to 1:30 PM',
      ]);
    }
  });

  test('bill payment: has its parts in order, terms and numbers to call', () => {
    const steps = ['Pay online', 'Before you pay', 'Ways to pay', 'After you pay', 'Payment terms'];
    const order = textsOf(main('/bill-payment'), 'section h2, section h3');
    expect(order.filter((title) => steps.includes(title))).toEqual(steps);
    const terms = section('/bill-payment', 'Payment terms');
    expect(textsOf(terms, 'li h3')).toEqual(['When a payment counts', 'Receipts', 'Refunds', 'Whom to call']);
    expect(hrefs(terms, /^Call/)).toEqual(calls);
  });

  test('consultation: has the exact placeholders, no rule but that a field is required, the portals and the areas', () => {
    const page = main(CONSULTATION);
    const fields = 'form input, form textarea';
    expect(valuesOf(page, fields, 'placeholder')).toEqual([
      'Your Name',
      'Phone Number',
      'Chief Dental Issue (e.g., Tooth Pain)',
      `Your Location (e.g., ${site.primary.area.en})`,
    ]);
    for (const input of page.querySelectorAll(fields)) {
      expect(input.hasAttribute('required')).toBe(true);
      expect(input.hasAttribute('pattern') || input.hasAttribute('maxlength')).toBe(false);
      expect(textOf(input.closest('label') ?? input)).not.toBe('');
    }
    expect(page.querySelector('form')?.hasAttribute('novalidate')).toBe(false);
    const gaps = ['Name:', 'Phone:', 'Chief dental issue:', 'Location:'];
    expect(textsOf(page, 'form p[data-missing]')).toEqual(gaps);
    expect(hrefs(page, /^Call\/WhatsApp/)[0]).toBe(chatOf(site.primary.whatsapp));
    expect(page.querySelector('a[href="#booking"]')).not.toBeNull();
    for (const branch of branches) {
      expect(page.querySelectorAll(`a[href="${branch.booking.portal}"]`)).toHaveLength(1);
      for (const area of branch.areasServed) expect(textOf(page)).toContain(area.en);
    }
  });

  test('every page: has the menus, Get Directions for each branch, the year, and buttons for features that do not exist yet', () => {
    for (const { path, document } of built.pages.filter((page) => page.path !== OFFLINE_PAGE.path)) {
      const footer = document.querySelector('footer');
      if (!footer) throw new Error(`${path} has no footer.`);
      expect(textsOf(footer, 'nav a').slice(0, 10).join(', '), path).toBe(
        'Home, Our Services, Offers, Reviews, Dental Myths, Tooth Pain Relief, Dental Tips, Free Consultation, About Us, Contact',
      );
      expect(links(footer, /^Get Directions/)).toHaveLength(branches.length);
      expect(textOf(footer)).toContain('© 2025');
      expect([...new Set(textsOf(footer, 'dl > div'))], path).toEqual([
        'Monday to Saturday10:30 AM to 1:30 PM5:30 PM to 8:30 PM',
        'Sunday11:00 AM to 1:30 PM',
      ]);
      const buttons = footer.querySelectorAll('button').map((each) => each.getAttribute('aria-label') ?? textOf(each));
      expect(buttons).toEqual(['Facebook', 'Twitter', 'LinkedIn', 'Subscribe', 'Privacy Policy', 'Terms of Service']);
      const inMenu = textsOf(document, 'header [data-menu] nav a');
      expect(inMenu).toHaveLength(menu('header').length);
      expect(inMenu.slice(0, 11).join(', '), path).toBe(
        'Home, Services, Offers, Reviews, Free Consultation, Tooth Pain Relief, Dental Tips, Dental Myths, About, Contact, Bill Payment',
      );
    }
  });
});
