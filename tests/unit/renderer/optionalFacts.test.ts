/** What the file of a branch may leave out: the contact page shows it where it is known, and says nothing where it is not. */
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { plainText } from '../../support/plainText.ts';
import { loadFixtureSite } from '../../support/renderFixturePage.ts';
import { renderIn, siteIn } from '../../support/renderIn.ts';

/** Fields of a branch, with a value and what patients read. */
const FACTS = [
  ['email', 'reception@sample-dental.example', 'reception@sample-dental.example'],
  ['landmark', { en: 'Beside the old lighthouse' }, 'Beside the old lighthouse'],
  ['parking', { en: 'For three cars, behind the house' }, 'For three cars, behind the house'],
  ['stepFree', 'with help', 'we help you in'],
  ['door', { en: 'The blue door; first floor' }, 'The blue door; first floor'],
  ['lift', 'no', 'There is no lift.'],
  ['wheelchair', 'yes', 'to the treatment chair in a wheelchair'],
  ['languages', ['Tamil', 'Telugu'], 'We speak Tamil and Telugu.'],
  ['womanDentist', 'no', 'no woman dentist'],
  ['xray', 'yes', 'We take X-rays here.'],
  ['payAtDesk', ['cash', 'UPI'], 'pay at the desk: cash and UPI.'],
] as const;

const { files, ...loaded } = await loadFixtureSite();

/** The contact page if the first branch has this value in a field. */
function contactWith(field: string, value: unknown) {
  const [{ id, file } = { id: '' }, ...others] = files.branches;
  const branches = [{ id, file: { ...file, [field]: value } as (typeof files.branches)[number]['file'] }, ...others];
  return pageWith('/contact', { ...files, branches });
}

const pageWith = (path: string, changed: typeof files) =>
  parse(renderIn({ ...loaded, site: siteIn({ ...loaded, files: changed }) })(path).html);

const textWith = (...fact: Parameters<typeof contactWith>) =>
  plainText(contactWith(...fact).querySelector('main')?.textContent ?? '');

test.each(FACTS)('the contact page shows the %s of a branch that has one', (field, value, text) => {
  expect(textWith(field, value)).toContain(text);
  expect(textWith(field, undefined)).not.toContain(text);
});

test('the home page shows a review of fewer than five stars, if there is one, as the last of three', () => {
  const { reviews = [] } = files.clinic;
  const told = (rating?: number) => {
    const rated = reviews.map((review, i) => (i === 1 && rating ? { ...review, rating } : review));
    const page = pageWith('/', { ...files, clinic: { ...files.clinic, reviews: rated } });
    return page.querySelectorAll('figure').map((figure) => plainText(figure.textContent));
  };
  const usual = told();
  expect(told(5)).toEqual(usual);
  const [first, second, last] = told(4);
  expect([first, second]).toEqual(usual.slice(0, 2));
  expect(last).toContain('Rated 4 out of 5');
  expect(last).toContain(reviews[1]?.text.en);
});

test('hours past midnight are shown as they are, to patients and to search engines', () => {
  const [{ file } = { file: undefined }] = files.branches;
  const hours = { ...file?.hours, saturday: ['18:00-00:30'], sunday: ['20:00-24:00'] };
  const page = contactWith('hours', hours);
  const text = plainText(page.querySelector('main')?.textContent ?? '');
  expect(text).toContain('6:00 PM to 12:30 AM');
  expect(text).toContain('8:00 PM to midnight');
  expect(page.toString()).toContain('"opens":"18:00","closes":"00:30"');
  expect(page.toString()).toContain('"opens":"20:00","closes":"23:59"');
});

test('a toll-free number is shown and called as it is dialled in India, and the chat has the number of its own', () => {
  const page = contactWith('phone', '18001234567');
  const links = page.querySelectorAll('main a[href^="tel:"]').filter((link) => link.text.includes('1800'));
  expect(links.map((link) => link.getAttribute('href'))).toContain('tel:18001234567');
  expect(plainText(links[0]?.text ?? '')).toContain('1800 123 4567');
  expect(page.querySelectorAll('main a[href^="https://wa.me/91"]')).not.toEqual([]);
  expect(page.toString()).not.toContain('wa.me/1');
  expect(page.toString()).toContain('"telephone":"+9118001234567"');
});
