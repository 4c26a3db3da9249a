/** What is said about each mistake in the clinic's file or a branch's, and that nothing is said where all is right. */
import { expect, test } from 'vitest';
import { type Mistake, messagesOf } from './mistakes.ts';

/**
 * Under a promise, each mistake: a file, its text → what a person typed instead, and the messages, with line and column where the place matters.
 * Line breaks are written as in JSON, and characters that cannot be seen.
 */
const TABLE = String.raw`
# Figures are exact, rounded or a range, in digits only
clinic | painDiagnosis: { from: 200 } → painDiagnosis: { from: 2,500 }
  an amount cannot have a comma, because a comma starts the next value. Type amounts in digits only, such as 20000.
clinic | painDiagnosis: { from: 200 } → painDiagnosis: { from: 2000, to: 200 }
  prices.painDiagnosis.to: found 200, expected a figure that is not below "from".
clinic | painDiagnosis: { from: 200 } → painDiagnosis: { exact: 200, to: 300 }
  prices.painDiagnosis.to is not a known key. Expected one of { from: 200 }, { from: 200, to: 2000 }, { exact: 300 }, { about: 30 }, digits only.
clinic | painDiagnosis: { from: 200 } → painDiagnosis: { from: 200, onward: true }
  prices.painDiagnosis.onward is not a known key. Did you mean onwards?
# Each remaining setting of the clinic has one format
clinic | primaryBranch: chennai → primaryBranch: Chennai
  primaryBranch: found Chennai, expected lower-case letters and digits, joined by hyphens. Type for example: primaryBranch: chennai
clinic | siteUrl: https://www.sample-dental.example → siteUrl: https://www.sample-dental.example/
  siteUrl: found https://www.sample-dental.example/, expected a web address that starts with https:// and ends after the host name. Type: siteUrl: https://www.sample-dental.example
clinic | function: fbq → function: fbq\n  pixelId: 12345
  tracking.pixelId: found 12345 without quotes, expected the number of the pixel, in quotes. Type: pixelId: "12345"
# Payment has terms, and each story a title and a link
clinic |   terms: [{ title: { en: Receipts }, text: { en: You get a receipt for every payment. } }]\n →
  payment.terms is missing. Type for example: terms: [ { title: { en: Receipts }, text: { en: You get a receipt for every payment. } } ]
clinic | terms: [{ title: { en: Receipts }, text: { en: You get a receipt for every payment. } }] → terms: []
  payment.terms: found [], expected at least one term. Type for example: terms: [ { title: { en: Receipts }, text: { en: You get a receipt for every payment. } } ]
clinic | facebook:\n → instagramStories: [{ title: { en: Our clinic } }]\n
  social.instagramStories.link is missing. Type for example: link: https://instagram.sample-dental.example/stories/1
# A phone number has +91 and ten digits, and a mistyped one is corrected where there is no doubt
chennai | phone: "+910000000001" → phone: +910000000001
  phone: found +910000000001 without quotes, expected a phone number: +91 and ten digits, no spaces, in quotes. Type: phone: "+910000000001"
chennai | phone: "+910000000001" → phone: "+91 98400-12345"
  phone: found "+91 98400-12345", expected a phone number: +91 and ten digits, no spaces. Type: phone: "+919840012345"
chennai | phone: "+910000000001" → phone:
  phone: found nothing, expected a phone number: +91 and ten digits, no spaces, in quotes. Type for example: phone: "+910000000001"
chennai | phone: "+910000000001" →
  phone is missing. Type for example: phone: "+910000000001"
# A postcode has six digits in quotes
chennai | postcode: "600082" → postcode: 600082
  address.postcode: found 600082 without quotes, expected six digits in quotes. Type: postcode: "600082"
# A text is under a language code
chennai | area:\n  en: Perambur\n → area: Perambur\n
  area: found Perambur, expected the text under its language code. Type: area: { en: Perambur }
chennai | area:\n  en: Perambur\n → area:\n  en Perambur\n
  area: found en Perambur, expected the text under its language code. Type: { en: Perambur }
chennai | area:\n  en: Perambur\n → area:\n  en: Perambur\n  tam: பெரம்பூர்\n
  area.tam is not a known key. A language code has two lower-case letters, such as en or ta. Did you mean ta?
# A language code in capitals or as a word gets its spelling
chennai | area:\n  en: Perambur\n → area:\n  EN: Perambur\n  TA: பெரம்பூர்\n
  area.EN is not a known key. A language code has two lower-case letters, such as en or ta. Did you mean en?
  area.TA is not a known key. A language code has two lower-case letters, such as en or ta. Did you mean ta?
chennai | area:\n  en: Perambur\n → area:\n  english: Perambur\n
  area.english is not a known key. A language code has two lower-case letters, such as en or ta. Known keys: en, ta.
  area.en is missing. Type for example: en: Our clinic is open on Sundays.
# Opening hours are for all seven days, in order, on the 24-hour clock
chennai | sunday: [11:00-13:30] → sunday: 11:00 – 13:30, 17:30-20:30
  hours.sunday: found 11:00 – 13:30, 17:30-20:30, expected a list of opening times in square brackets, or the word closed. Type: sunday: [ 11:00-13:30, 17:30-20:30 ]
chennai | sunday: [11:00-13:30] → sunday: [11-13:30]
  hours.sunday: found 11-13:30, expected an opening and a closing time in 24-hour format, joined by a hyphen. Type: 11:00-13:30
chennai | sunday: [11:00-13:30] → sunday: [17:30-08:30]
  hours.sunday: found 17:30-08:30, expected a closing time after the opening time (24-hour clock: 5:30 PM is 17:30; past midnight at most 12 hours, all day 00:00-24:00). Type for example: 10:30-13:30
chennai | sunday: [11:00-13:30] → sunday: [11:00-13:30, 13:00-20:30]
  hours.sunday: found [11:00-13:30, 13:00-20:30], expected times in order, with a break between them. Type for example: sunday: [ 10:30-13:30, 17:30-20:30 ]
chennai | sunday: [11:00-13:30] →
  hours.sunday is missing. Type for example: sunday: [ 10:30-13:30, 17:30-20:30 ]
# Opening hours in other formats are understood where there is no doubt
chennai | sunday: [11:00-13:30] → sunday: 9:00-13:30 and 5 pm - 8 pm
  hours.sunday: found 9:00-13:30 and 5 pm - 8 pm, expected a list of opening times in square brackets, or the word closed. Type: sunday: [ 09:00-13:30, 17:00-20:00 ]
chennai | sunday: [11:00-13:30] → sunday: [5:30-8:30]
  hours.sunday: found 5:30-8:30, expected an opening and a closing time in 24-hour format, joined by a hyphen. Type for example: 10:30-13:30
# A suggestion keeps everything typed, evening hours included
chennai | sunday: [11:00-13:30] → sunday: [10:30-13:30], [17:30-20:30]
  a symbol in this text has a special meaning here. Expected a list of opening times in square brackets, or the word closed. Type for example: sunday: [ 10:30-13:30, 17:30-20:30 ]
# Other addresses of the booking page are names, each of one page
chennai | slug: online-dentist-appointment-booking-perumbur → slug: online-dentist-appointment-booking-perumbur\n  otherSlugs: [contact]
  booking.otherSlugs: found contact, expected a name that is not the address of another page. Type for example: online-dentist-appointment-booking-perumbur
chennai | slug: online-dentist-appointment-booking-perumbur → slug: online-dentist-appointment-booking-perumbur\n  otherSlugs: [online-dentist-appointment-booking-kavalkinaru]
  online-dentist-appointment-booking-kavalkinaru is already a booking slug (branches/chennai.yaml:48). Choose a different one.
# E-mail and web addresses, names and switches have one format each
chennai | freeOnline: true → freeOnline: yes
  consultation.freeOnline: found yes, expected true or false. Type: freeOnline: true
chennai | areasServed:\n  - en: Perambur → areasServed: []\nother:\n  - en: Perambur
  areasServed: found [], expected at least one place. Type for example: areasServed: [ { en: Perambur }, { en: Kolathur } ]
  other is not a known key. Known keys: name ….
# An unknown key gets the one that was meant
chennai | phone: "+910000000001" → phone: "+910000000001"\n__proto__: 1\nconstructor: 2
  __proto__ is not a known key. Did you mean photos?
  constructor is not a known key. Known keys: name ….
# An offer has valid dates, a picture, an emoji and existing branches
clinic | lastDay: 2025-08-31 → lastDay: 2025-02-31
  offers.lastDay: found 2025-02-31, expected a day that exists, written year-month-day. Type for example: lastDay: 2025-08-31
clinic | lastDay: 2025-08-31 → firstDay: 2025-09-01\n    lastDay: 2025-08-31
  offers.lastDay: found 2025-08-31, expected a day that is not before firstDay.
clinic | image: offers/independence-day.webp → image: ../secret/independence-day.webp
  offers.image: found ../secret/independence-day.webp, expected a picture in media/, written with its folder and its ending. Type for example: image: offers/independence-day.webp
clinic | sticker: "🇮🇳" → sticker: "🇮🇳🎉"
  offers.sticker: found "🇮🇳🎉", expected one emoji. Type for example: sticker: 🎉
clinic | id: independence-day → id: first-visit
  first-visit is already the id of another offer in this file (branches/clinic.yaml:86). Choose a different one.
chennai | id: chennai-grand-opening → branches: [kavalkinaru]\n    id: chennai-grand-opening
  offers.branches is not a known key. Known keys: id ….
# The team has exactly one founder, and ids of their own
clinic | id: karthik-sample → id: karthik-sample\n    founder: true
  team: expected exactly one dentist with founder: true.
# Of a dentist, the photograph, languages, branches and days are checked
clinic | founder: true → founder: true\n    photo: team/meera.gif
  149:12 team.photo: found team/meera.gif, expected a JPEG, PNG, WebP, AVIF or HEIC picture: save meera.gif as JPEG (Paint on Windows can do that with File, Save as, and Preview on a Mac with File, Export). Type for example: photo: team/sample-one.webp
clinic | founder: true → founder: true\n    photoFocus: top
  149:17 team.photoFocus: found top, expected a photograph that it is about, in a line of its own: photo: team/sample-one.webp.
clinic | founder: true → founder: true\n    branches: [{ branch: chennai }, { branch: chennai }]
  149:47 chennai is already in this list (branches/clinic.yaml:149). Choose a different one.
clinic | founder: true → founder: true\n    branches: [{ branch: chennai, days: [mondey] }]
  149:42 team.branches.days: found mondey, expected a day of the week, such as monday.
# The part of a photograph that must stay is a point or a side
clinic | founder: true → founder: true\n    photo: team/meera.jpg\n    photoFocus: middle
  150:17 team.photoFocus: found middle, expected the point that must stay, in percent from the left and from the top, or top, bottom, left or right. Type for example: photoFocus: { x: 50, y: 30 }
chennai | pictureAlt: → photos: { outside: { image: a.jpg, alt: { en: A white house. }, focus: { x: 5, z: 9 } } }\npictureAlt:
  54:72 photos.outside.focus: found { x: 5, z: 9 }, expected the point that must stay, in percent from the left and from the top, or top, bottom, left or right. Type for example: focus: { x: 50, y: 30 }
# A review has a secure address
clinic | en: Madhavaram → en: Madhavaram\n    link: http://maps.example/1
  260:11 reviews.link: found http://maps.example/1, expected a web address that starts with https://. Type: link: https://maps.example/1
# A picture is named as it comes from a phone, with its folder
chennai | picture: topics/clinic-chennai.webp → picture: WhatsApp Image 2026-08-15 at 10.30.45 AM.jpeg
  nothing is wrong
chennai | picture: topics/clinic-chennai.webp → picture: media\topics\front.jpg
  53:10 picture: found media\topics\front.jpg, expected a picture in media/, written with its folder and its ending. Type: picture: topics/front.jpg
# A text with a special character gets quotes
clinic | en: First visit → en: Rs 99: offer
  a colon and a space start a value, and this line has them twice. Put the whole text in quotes. Type: en: "Rs 99: offer"
clinic | en: First visit → en: It is #1
  the text ends before "#1", because a space and # start a note. Put the whole text in quotes: "It is #1" (or, if it is a note, type a space after #).
clinic | en: First visit → en: *Free* visit
  a symbol in this text has a special meaning here. Put the whole text in quotes. Type: en: "*Free* visit"
clinic | en: First visit → en: "C:\qa"
  a backslash in double quotes has a special meaning. Type two backslashes, or use single quotes.
clinic | en: First visit → en: "First: visit #1 @ *home*" # a note
  nothing is wrong
chennai | phone: "+910000000001" → phone: '+910000000001' #note
  nothing is wrong
# Where quotes would be refused, what is valid is said
clinic | instagram: https://instagram.sample-dental.example/ → instagram: @sampledental
  a symbol in this text has a special meaning here. Expected a web address that starts with https://. Type for example: instagram: https://instagram.sample-dental.example/
# A broken structure is reported once, where it starts
clinic | en: First visit → en First visit\n      ta: x
  this line is not "key: value". Type a colon and a space after the key, or make it a note: type # and a space before it.
clinic |       en: First visit → \u0009en: First visit
  found a tab at the start of the line. Use spaces instead.
clinic | terms:\n → terms: none\n
  this key has a value on its own line, and the lines under it are indented as if they belonged to it. Keep one of the two, or indent the lines under it like this one.
clinic | copyrightYear: 2025 → copyrightYear: 2025\ncopyrightYear: 2026
  copyrightYear appears twice in this group. Keep one of the two.
clinic | copyrightYear: 2025 → ---\ncopyrightYear: 2025
  found ---, which starts a second document. Delete this line.
clinic | en: First visit → en: caf\ufffd
  this character (\ufffd) is damaged. Save the file as UTF-8 and type the character again.
# Brackets and the commas between them are reported where they are wrong
chennai | sunday: [11:00-13:30] → sunday: [11:00-13:30]]
  38:24 a bracket is closed here that was never opened. Delete it.
chennai | sunday: [11:00-13:30] → sunday: [11:00-13:30
  38:11 a bracket is opened here and never closed. Type the missing ] or }.
clinic | filling: { from: 200, to: 2000 } → filling: from: 200, to: 2000 }
  36:12 a colon and a space start a value, and this line has them twice. Expected one of { from: 200 }, { from: 200, to: 2000 }, { exact: 300 }, { about: 30 }, digits only. Type for example: filling: { from: 200, to: 2000 }
clinic | filling: { from: 200, to: 2000 } → filling: { from: 200; to: 2000 }
  36:20 in brackets, values are separated by commas, and each key is followed by a colon and a space, as in { from: 200, to: 2000 }.
# Quotes are reported where they are wrong, straight and curly
chennai | phone: "+910000000001" → phone: "+910000000001
  10:8 a quote is opened here and never closed. Type one at the end of the text.
chennai | en: Perambur → en: The “old” Perambur
  nothing is wrong
# Colons are reported where they or the spaces after them are missing
chennai | en: Perambur → en, Perambur
  6:3 area: found en, Perambur, expected the text under its language code. Type: { en: Perambur }
# List dashes are reported where they are missing
chennai |   - en: Kolathur →     en: Kolathur
  25:5 en appears twice in this group. Keep one of the two, or type a dash and a space before the first line of a new entry.
chennai |   - id: chennai →     id: chennai
  58:5 offers: expected a list of offers. Each entry starts with a dash and a space.
# Wrong indentation is reported, of one line or several
chennai |   tuesday: →     tuesday:
  33:5 this line starts at another column than the lines around it. Lines of one group have the same number of spaces before them.
chennai | \nmaps: → \n  maps:
  41:3 this line starts at the wrong column, and so is read as part of hours. Type it at the start of the line, without spaces before it, and the lines below that belong with it.
chennai |     terms: →       terms:
  65:7 this line starts at the wrong column, and so is read as part of offers.description. Type it with 4 spaces before it.
# Stray lines are reported
chennai |   city:  → Opposite the bus stand\n  city: 
  18:1 this line is not "key: value". Type a colon and a space after the key, or make it a note: type # and a space before it.
# A merge conflict of Git is reported
chennai | phone: "+910000000001" # placeholder\n → <<<<<<< HEAD\nphone: "+910000000001"\n=======\nphone: "+910000000002"\n>>>>>>> main\n
  10:1 found <<<<<<<, with which Git marks two versions of the same lines. Keep the lines that are right, and delete the others and the lines that begin with <<<<<<<, ======= and >>>>>>>.
# Characters that only look like spaces are reported
chennai |   tuesday: → \u00a0\u00a0tuesday:
  33:1 found a no-break space (U+00A0), which only looks like a space. Delete it and type a space.
chennai | en: Perambur → en:\u00a0Perambur
  6:6 found a no-break space (U+00A0), which only looks like a space. Delete it and type a space.
chennai | phone: → pho\u200bne:
  10:4 found an invisible character (U+200B). Delete it.
chennai | en: Perambur → en: "\u00a0Perambur,\n    \u00a0Chennai"
  nothing is wrong
`;

const written = (text: string) =>
  text
    .replaceAll('\\n', '\n')
    .replace(/\\u([\da-f]{4})/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)));

const PROMISES = TABLE.split(/^# /m)
  .slice(1)
  .map((section) => {
    const [promise = '', ...lines] = section.trimEnd().split('\n');
    return [promise, lines.join('\n').split(/\n(?=\w)/)] as const;
  });

test.each(PROMISES)('%s', (_promise, mistakes) => {
  for (const mistake of mistakes) {
    const [typed = '', ...messages] = mistake.split(/\n {2}/);
    const [, file, right = '', wrong = ''] = /^(clinic|chennai) \| (.*?) → ?(.*)$/.exec(typed) ?? [];
    const isPlaced = /^\d+:/.test(messages[0] ?? '');
    expect(messagesOf([file as Mistake[0], written(right), written(wrong)], isPlaced), typed).toEqual(
      messages.map(written).filter((message) => message !== 'nothing is wrong'),
    );
  }
});
