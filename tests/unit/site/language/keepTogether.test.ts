import { expect, test } from 'vitest';
import { keepTextsTogether, keepTogether } from '../../../../site/language/keepTogether.ts';

/** Shows a no-break space as `~`, a word joiner as `^`. */
const shown = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u2060', '^');

test.each([
  ['a phone number', 'Call +91 00000 00001 now', 'Call +91~00000~00001 now'],
  ['a price', 'It costs Rs 1,50,000. We agree it first.', 'It costs Rs~1,50,000. We agree it first.'],
  ['a price that staff typed', 'For Rs. 99 or ₹ 99', 'For Rs.~99 or ₹~99'],
  ['a price range', 'Rs 2,500 to 6,000, Rs 25,000 to 75,000', 'Rs~2,500~to~6,000, Rs~25,000~to~75,000'],
  ['a time', '10:30 AM to 1:30 PM and 5:30 PM', '10:30~AM to 1:30~PM and 5:30~PM'],
  ['a Tamil time', 'காலை 10:30 முதல் மதியம் 1:30 வரை', 'காலை~10:30~முதல் மதியம்~1:30~வரை'],
  ['a Tamil price', 'ரூ. 2,500 முதல் 6,000 வரை, ரூ 99', 'ரூ.~2,500~முதல் 6,000~வரை, ரூ~99'],
  ['a date', 'until 31 August 2025', 'until 31~August~2025'],
  ['a number with its unit', '30 to 60 minutes, 2 years', '30~to~60~minutes, 2~years'],
  ['a number with its Tamil unit', '30 முதல் 60 நிமிடங்கள்', '30~முதல் 60~நிமிடங்கள்'],
  ['a number to call', 'Emergency: call 108. See', 'Emergency: call~108. See'],
  ['a number with its Tamil case', '108-ஐ அழையுங்கள்', '108-^ஐ அழையுங்கள்'],
  ['an X-ray', 'An X-ray. X-rays, x-ray', 'An X-^ray. X-^rays, x-^ray'],
])('%s stays on one line', (_what, text, expected) => expect(shown(keepTogether(text))).toBe(expected));

test('other words may break', () => {
  for (const text of ['at 70, then again', 'Read 3. Then call', 'a check-up', 'in 2024', 'பல் 2, 3'])
    expect(keepTogether(text)).toBe(text);
});

test('a long row of digits is left alone', () => {
  const text = `+91 ${'00000 '.repeat(200)}`;
  expect(keepTogether(text)).toBe(text);
});

test('attributes, scripts and messages have their texts as they are', () => {
  const body =
    '<a title="10:30 AM" href="?text=Rs 99">10:30 AM</a><script>"10:30 AM"</script>' +
    '<div translate="no"><p>Rs 99<br><b>Rs 99</b></p></div><p>Rs 99 &amp; Rs 98</p>';
  expect(shown(keepTextsTogether(body))).toBe(
    '<a title="10:30 AM" href="?text=Rs 99">10:30~AM</a><script>"10:30 AM"</script>' +
      '<div translate="no"><p>Rs 99<br><b>Rs 99</b></p></div><p>Rs~99 &amp; Rs~98</p>',
  );
});
