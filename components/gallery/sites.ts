/** The sites of the examples: the real branch files and variations of them, created in memory. */
import { type Document, parseDocument } from 'yaml';
import { buildSite } from '../../branches/model/buildSite.ts';
import { parseFiles } from '../../branches/model/files/parseFiles.ts';
import type { Offer, SiteModel } from '../../branches/model/siteModel.ts';
import type { InputFile } from '../../diagnostics/contentFiles.ts';

/**
 * `usual`: the real branches. All but `no offers` and `ended offer` have `OFFERS`. `faces and places`: with all
 * that a clinic may say about its dentists and branches. `advertising`: with a tracking pixel. `test site`: one that says so.
 */
const SITE_NAMES = [
  'usual',
  'one branch',
  'five branches',
  'twelve branches',
  'no offers',
  'ended offer',
  'faces and places',
  'advertising',
  'test site',
] as const;
/** The name of a site of the gallery. */
export type SiteName = (typeof SITE_NAMES)[number];
/** The site models by name. */
export type Sites = Readonly<Record<SiteName, SiteModel>>;

/** The day of the examples: any day before the last day of the offers. */
export const TODAY = '2025-08-15';

type AnotherBranch = Readonly<Record<'id' | 'name' | 'area' | 'region', string>>;

/** Four more branches, some with the long place names of Tamil Nadu. */
const MORE_BRANCHES = [
  { id: 'b1', name: 'Thoothukudi', area: 'Millerpuram', region: 'Pearl City' },
  { id: 'b2', name: 'Tiruchirappalli', area: 'Srirangam Melur Road', region: 'Central Tamil Nadu' },
  { id: 'b3', name: 'Udhagamandalam', area: 'Fingerpost', region: 'the Nilgiris' },
  { id: 'b4', name: 'Thiruvallikeni (Triplicane)', area: 'Dr. Besant Road', region: 'Central Chennai' },
] as const satisfies readonly AnotherBranch[];

/** Far enough in the future that the offer has not ended on the browser's clock. */
const FAR_AHEAD = '2099-08-31';

const picture = {
  image: 'offers/chennai-opening.webp',
  imageAlt: { en: 'Illustration of a white tooth tied with a ribbon between balloons.' },
} as const;

/** The offers, one for each state of an offer card. */
const OFFERS = [
  {
    id: 'limited-time',
    tag: { en: 'Grand opening' },
    title: { en: 'Grand opening offer' },
    description: { en: 'Our new clinic is open. To celebrate, dental implants are 50% off here.' },
    terms: [{ en: '50% off dental implants' }, { en: 'Cannot be combined with other offers' }],
    sticker: '🎉',
    limited: true,
    ...picture,
  },
  {
    id: 'until-a-day',
    tag: { en: 'Independence Day' },
    title: { en: 'Independence Day smile offer' },
    description: { en: 'Up to 50% off clear aligners and dental implants for a limited time.' },
    terms: [{ en: 'Up to 50% off clear aligners and dental implants' }, { en: 'Cannot be combined with other offers' }],
    sticker: '🇮🇳',
    lastDay: FAR_AHEAD,
    ...picture,
  },
  {
    id: 'usual-price',
    tag: { en: 'First visit' },
    title: { en: 'First visit consultation' },
    description: { en: 'A dentist examines your teeth. You pay our usual price for a consultation in the clinic.' },
    terms: [{ en: 'Consultation for Rs 99 for first-time visitors' }, { en: 'X-rays and treatment cost extra' }],
    sticker: '🦷',
    ...picture,
  },
  {
    id: 'in-tamil',
    tag: { en: 'Independence Day', ta: 'சுதந்திர தினச் சிறப்புச் சலுகை' },
    title: {
      en: 'Independence Day smile offer',
      ta: 'சுதந்திர தினத்தை முன்னிட்டு அனைவருக்கும் புன்னகைச் சிகிச்சைச் சலுகை',
    },
    description: {
      en: 'Up to 50% off clear aligners and dental implants for a limited time.',
      ta: 'குறிப்பிட்ட காலத்திற்கு மட்டும், பற்களைச் சீரமைக்கும் ஒளிபுகும் அலைனர்களுக்கும் பல் உள்வைப்புச் சிகிச்சைக்கும் 50% வரை தள்ளுபடி.',
    },
    terms: [
      {
        en: 'The discount depends on the treatment plan agreed at your consultation',
        ta: 'தள்ளுபடியின் அளவு, ஆலோசனையின்போது ஒப்புக்கொள்ளப்படும் சிகிச்சைத் திட்டத்தைப் பொறுத்தது',
      },
      { en: 'Cannot be combined with other offers', ta: 'மற்ற சலுகைகளுடன் சேர்த்துப் பயன்படுத்த இயலாது' },
    ],
    sticker: '👨‍👩‍👧',
    lastDay: FAR_AHEAD,
    ...picture,
    imageAlt: { ...picture.imageAlt, ta: 'பலூன்களுக்கு நடுவே நாடா கட்டிய வெண்பல்லின் ஓவியம்.' },
  },
] as const;

const PHOTO = 'topics/consultation.webp';

const OF_DENTISTS = {
  photo: PHOTO,
  photoFocus: 'top',
  registration: 'TNDC 00000',
  languages: ['Tamil', 'English', 'Malayalam'],
};

const OF_BRANCHES = {
  photos: {
    outside: { image: 'topics/clinic-chennai.webp', alt: { en: 'The house from the street.' }, focus: 'bottom' },
    door: { image: 'topics/clinic-kavalkinaru.webp', alt: { en: 'The door, with two steps.' } },
    reception: { image: 'topics/dental-tips.webp', alt: { en: 'The reception desk.' } },
    inside: { image: 'topics/payment.webp', alt: { en: 'A treatment room.' } },
    sterilisation: { image: 'topics/wisdom-tooth-removal.webp', alt: { en: 'The steriliser.' } },
  },
  landmark: {
    en: 'Opposite the bus stand, next to the pharmacy',
    ta: 'பேருந்து நிலையத்துக்கு எதிரே, மருந்துக்கடைக்கு அருகில்',
  },
  parking: { en: 'For bikes, in front of the house', ta: 'இருசக்கர வாகனங்களுக்கு, கட்டடத்தின் முன்' },
  stepFree: 'with help',
  door: {
    en: 'The glass door beside the pharmacy; we are on the first floor',
    ta: 'மருந்துக்கடைக்கு அருகில் உள்ள கண்ணாடிக் கதவு; நாங்கள் முதல் மாடியில் இருக்கிறோம்',
  },
  lift: 'no',
  wheelchair: 'no',
  languages: ['Tamil', 'English', 'Malayalam'],
  womanDentist: 'yes',
  xray: 'yes',
  payAtDesk: ['cash', 'UPI', 'card'],
};

/** Creates all sites of the gallery. @param files the real branch files */
export function createSites(files: readonly InputFile[]): Sites {
  const real = parseFiles(files);
  const primaryId = real.clinic.primaryBranch;
  const clinic = find(files, 'clinic');
  const primary = edited(find(files, primaryId), (document) => document.delete('offers'));
  const more = MORE_BRANCHES.map((branch, i) => copyOf(primary, branch, i));
  const evenMore = [1, 2, 3].flatMap((round) =>
    MORE_BRANCHES.map((branch, i) => copyOf(primary, { ...branch, id: `${branch.id}-${round}` }, round * 4 + i)),
  );

  const withPixel = edited(clinic, (document) => {
    document.setIn(['tracking', 'pixelId'], '000000000000000');
    document.setIn(['legal', 'privacyPolicy'], 'https://www.sample-dental.example/privacy');
  });
  const withOffers = (offers: readonly object[]) =>
    edited(clinic, (document) => document.set('offers', document.createNode(offers, { aliasDuplicateObjects: false })));
  const site = (input: readonly InputFile[], variant = 'combined') => buildSite(variant, parseFiles(input), TODAY);
  const own = (offers: readonly object[]) => [
    withOffers(offers),
    ...files.filter((file) => file !== clinic).map((file) => edited(file, (document) => document.delete('offers'))),
  ];
  // Its dentists would name branches that are not there.
  const ofMany = edited(withOffers(OFFERS), (document) => {
    for (const i of real.clinic.team.keys()) document.deleteIn(['team', i, 'branches']);
  });
  return {
    usual: site(own(OFFERS)),
    'one branch': site(own(OFFERS), primaryId),
    'five branches': site([ofMany, primary, ...more]),
    'twelve branches': site([ofMany, primary, ...evenMore.slice(1)]),
    'no offers': site(own([])),
    'ended offer': site(own(OFFERS.map((offer) => ({ ...offer, ended: true })))),
    advertising: site(files.map((file) => (file === clinic ? withPixel : file))),
    'test site': site(own(OFFERS).map((file) => (file.path === clinic.path ? edited(file, asTest) : file))),
    'faces and places': site(own(OFFERS).map((file) => withFacesAndPlaces(file, primaryId))),
  };
}

const asTest = (document: Document) => document.set('testSite', true);

function find(files: readonly InputFile[], id: string): InputFile {
  const file = files.find(({ path }) => path.endsWith(`/${id}.yaml`));
  if (!file) throw new Error(`There is no ${id}.yaml among the branch files.`);
  return file;
}

function edited({ path, text }: InputFile, edit: (document: Document) => void): InputFile {
  const document = parseDocument(text);
  edit(document);
  return { path, text: String(document) };
}

function copyOf(file: InputFile, { id, name, area, region }: AnotherBranch, i: number): InputFile {
  const number = `+9100000000${10 + i}`;
  const copy = edited(file, (document) => {
    document.set('name', { en: name });
    document.set('area', { en: area });
    document.set('region', { en: region });
    document.set('phone', number);
    document.set('whatsapp', number);
    document.setIn(['address', 'city'], { en: name });
    document.setIn(['booking', 'slug'], `online-dentist-appointment-booking-${id}`);
    document.deleteIn(['booking', 'otherSlugs']);
    document.delete('siteUrl');
    document.set('notOffered', ['dentures']);
  });
  return { ...copy, path: file.path.replace(/[^/]+$/, `${id}.yaml`) };
}

/**
 * Adds all that a clinic may say about its dentists and branches. Illustrations stand in for photographs.
 * @param file a branch file or the clinic file
 * @param branch id of the branch that the dentists work at
 */
function withFacesAndPlaces({ path, text }: InputFile, branch: string): InputFile {
  const document = parseDocument(text);
  if (!document.has('team')) put(document, [], OF_BRANCHES);
  const workplaces = [{ branch, days: ['monday', 'tuesday', 'wednesday', 'saturday'] }];
  for (let i = 0; document.hasIn(['team', i]); i += 1)
    put(document, ['team', i], { ...OF_DENTISTS, branches: workplaces });
  return { path, text: String(document) };
}

function put(document: Document, under: readonly (string | number)[], facts: object): void {
  for (const [key, value] of Object.entries(facts)) document.setIn([...under, key], document.createNode(value));
}

/** The id of an offer in the list. */
export type OfferId = (typeof OFFERS)[number]['id'];

/**
 * An offer of the list above, as it is in a site model.
 * @throws Error if the site has no such offer
 */
export function offerOf({ offers }: SiteModel, id: OfferId): Offer {
  const offer = offers.find((candidate) => candidate.id === id);
  if (!offer) throw new Error(`This site has no offer "${id}": it is the one without offers.`);
  return offer;
}
