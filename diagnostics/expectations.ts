/** What a value of a branch file is to be: the `error` of each check of its schema, and what follows "expected" in a message. */
const EXPECTATIONS = {
  amount: 'one of { from: 200 }, { from: 200, to: 2000 }, { exact: 300 }, { about: 30 }, digits only',
  buttonAttribute: 'a name that starts with data-',
  buttonId: 'letters, digits, _ and - only',
  choice: '{{options}}',
  clock: 'an opening and a closing time in 24-hour format, joined by a hyphen',
  clockOrder:
    'a closing time after the opening time (24-hour clock: 5:30 PM is 17:30; past midnight at most 12 hours, all day 00:00-24:00)',
  coordinates: 'coordinates in India, north before east, such as 13.1067, 80.2424',
  count: 'a whole number of at least {{least}}',
  countUpTo: 'a whole number from {{least}} to {{most}}',
  day: 'a day that exists, written year-month-day',
  dayHours: 'a list of opening times in square brackets, or the word closed',
  digitsOnly: 'digits only, without "{{word}}"',
  eachOnce: 'each {{entry}} once',
  email: 'an e-mail address',
  emergencyNumber: 'a short emergency number in quotes',
  emoji: 'one emoji',
  endOfOffer: 'a day that is not before firstDay',
  flag: 'true or false',
  focus: 'the point that must stay, in percent from the left and from the top, or top, bottom, left or right',
  focusOfPicture: 'a photograph that it is about, in a line of its own: photo: team/sample-one.webp',
  founder: 'exactly one dentist with founder: true',
  freeName: 'a name that is not the address of another page',
  functionName: 'the name of a JavaScript function',
  group: 'a group of keys',
  indianNumber: 'a phone number in India, which begins with +91',
  link: 'a web address that starts with https://',
  list: 'a list of {{entries}}',
  mapsCode: 'a link, not code to embed: in Google Maps, click "Share", "Send a link" and "Copy link"',
  mapsLink: 'words to search for, or a link of Google Maps: find the clinic there, and tap "Share" and "Copy link"',
  name: 'lower-case letters and digits, joined by hyphens',
  noChat: 'the mobile or landline number that the clinic chats with: numbers with 1800 or 1860 cannot have WhatsApp',
  noExtension: 'a number without extension: most phones cannot dial one from a link',
  onlyCalling:
    'a number that patients can call: from those that begin with 140, 1600 or 1601, only advertisers, banks and authorities call',
  oneNumber: 'one number: pages show one for each branch',
  oneOrMore: 'at least one {{entry}}',
  origin: 'a web address that starts with https:// and ends after the host name',
  page: 'the address of a page, from its first /',
  phone: 'a phone number: +91 and ten digits, no spaces{{quotes}}',
  picture: 'a picture in media/, written with its folder and its ending',
  pictureFormat: 'a JPEG, PNG, WebP, AVIF or HEIC picture: save {{file}} as JPEG ({{howTo}})',
  pixelId: 'the number of the pixel, in quotes',
  postcode: 'six digits in quotes',
  rating: 'a number from 1 to 5',
  risingAmount: 'a figure that is not below "from"',
  shiftOrder: 'times in order, with a break between them',
  shortNumber: 'a number of ten digits, not a short one',
  tenDigits: 'ten digits after +91{{landline}} (these are {{length}})',
  text: 'text',
  tollFree: 'a toll-free number as it is dialled in India: no +91, no spaces, in quotes',
  translations: 'the text under its language code',
  visibleText: 'text without invisible characters ({{character}})',
} as const;

/** A short name of what is expected. */
export type Expectation = keyof typeof EXPECTATIONS;

/** All of them. */
export const ALL_EXPECTATIONS = Object.keys(EXPECTATIONS) as readonly Expectation[];

type Given = Readonly<Record<string, string | number>>;

/** What is expected, as a schema's `error`: with its values, since that holds nothing but a text. */
export const expected = (name: Expectation, values: Given = {}): string => JSON.stringify([name, values]);

/** What a schema's `error` says after "expected"; a text of the schema's library as it is. */
export function readExpectation(error: string): Readonly<{ text: string; name?: Expectation; values: Given }> {
  if (!error.startsWith('["')) return { text: error, values: {} };
  const [name, values]: readonly [Expectation, Given] = JSON.parse(error);
  return { text: filled(EXPECTATIONS[name], values), name, values };
}

/** A text with its values in place of their names. */
export const filled = (text: string, values: object): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name) => String(Reflect.get(values, name) ?? ''));
