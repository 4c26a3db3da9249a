/** The branch files of a clinic that shares only the kinds of facts with the shipped one. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isScalar, parseDocument, visit } from 'yaml';

const FROM = 'tests/fixtures/site/branches';

type Branch = Readonly<{
  name: string;
  area: string;
  region: string;
  city: string;
  postcode: string;
  phone: string;
  whatsapp: string;
  hasEmail?: true;
  areas: readonly string[];
  weekdays: readonly string[];
  sunday: readonly string[] | 'closed';
}>;

/** The first is primary. One opens without a break, one closes on Sundays, one has separate numbers for calls and chats. */
const BRANCHES: readonly Branch[] = [
  {
    name: 'Mylapore',
    area: 'Luz Corner',
    region: 'Central Chennai',
    city: 'Chennai',
    postcode: '600004',
    phone: '+919884012301',
    whatsapp: '+919884012311',
    hasEmail: true,
    areas: ['Mylapore', 'Alwarpet', 'Royapettah'],
    weekdays: ['09:00-13:00', '16:00-20:00'],
    sunday: ['10:00-12:30'],
  },
  {
    name: 'Trichy',
    area: 'Thillai Nagar',
    region: 'Central Tamil Nadu',
    city: 'Tiruchirappalli',
    postcode: '620018',
    phone: '+919884012302',
    whatsapp: '+919884012302',
    areas: ['Thillai Nagar', 'Srirangam', 'Woraiyur', 'Cantonment'],
    weekdays: ['09:30-19:00'],
    sunday: 'closed',
  },
  {
    name: 'Ooty',
    area: 'Charing Cross',
    region: 'the Nilgiris',
    city: 'Udhagamandalam',
    postcode: '643001',
    phone: '+919884012303',
    whatsapp: '+919884012303',
    hasEmail: true,
    areas: ['Charing Cross', 'Coonoor', 'Lovedale'],
    weekdays: ['10:00-13:00', '15:00-18:30'],
    sunday: ['10:00-12:00'],
  },
];

/** A clinic may be named after the area of one of its branches. */
const CLINIC = 'Luz Corner Smiles';

/** Patients write what they like. */
const REVIEW = 'Both branches are spotless ⭐ I came all the way from Woraiyur. நன்றி!';

const idOf = ({ name }: Branch) => name.toLowerCase();

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Replaces placeholders with real words and numbers, and the branches of dentists. */
const withoutPlaceholders = (text: string) =>
  text
    .replaceAll('branch: chennai', 'branch: mylapore')
    .replaceAll('branch: kavalkinaru', 'branch: ooty')
    .replaceAll(/^ *sample: true\n/gm, '')
    .replaceAll(/ # placeholder.*$/gm, '')
    .replaceAll('sample-dental.example', 'kaveri-smiles.co.in')
    .replaceAll('checkout.payments.example', 'checkout.rupee-gateway.in')
    .replaceAll('pl_00000000000000', 'pl_Kq82hd7Tn31Lsa')
    .replaceAll(/\bSample Dental Clinic\b/g, CLINIC)
    .replaceAll('மாதிரி பல் கிளினிக்', 'காவேரி ஸ்மைல்ஸ்')
    .replaceAll(/ \(sample\)| \(மாதிரி\)/gi, '')
    .replaceAll(/\bSample\b/g, 'Varadan')
    .replaceAll(/\bsample\b/g, 'varadan');

/** Changes every amount that is neither a percentage nor a year. */
function changeAmounts(document: Document, under: readonly string[]): void {
  const part = document.getIn(under);
  visit(part as never, {
    Scalar(key, node) {
      if (key !== 'key' && typeof node.value === 'number') node.value = Math.ceil(node.value * 1.2);
    },
  });
}

function clinic(): string {
  const document = parseDocument(withoutPlaceholders(readFileSync(join(FROM, 'clinic.yaml'), 'utf8')));
  document.set('primaryBranch', BRANCHES[0] && idOf(BRANCHES[0]));
  document.set('copyrightYear', 2027);
  document.set('stats', { patients: 7350, rating: 4.7, reviews: 260 });
  document.setIn(['social', 'facebook'], 'https://facebook.com/kaveri-smiles');
  document.setIn(['legal', 'privacyPolicy'], 'https://www.kaveri-smiles.co.in/privacy');
  document.set('consultation', { freeOnlineCount: 20, onlinePrice: 150, clinicPrice: 250 });
  for (const part of ['prices', 'treatments', 'advice']) changeAmounts(document, [part]);
  document.delete('offers');
  // Eight dentists become seven, six reviews four, and so on. The founder is first.
  for (const [list, length] of Object.entries({ team: 7, reviews: 4, reels: 3, certifications: 2, technology: 5 })) {
    for (let i = 20; i >= length; i -= 1) document.deleteIn([list, i]);
  }
  document.setIn(['reviews', 0, 'text'], { en: REVIEW });
  visit(document, {
    Scalar(key, node, path) {
      // People’s names and quotes change too.
      const pair = path.at(-1) as { key?: unknown } | undefined;
      if (key === 'value' && isScalar(pair?.key) && pair.key.value === 'name' && typeof node.value === 'string') {
        node.value = node.value.replace(/^(Dr\. )?(\w)(\w+)/, '$1Sri$3');
      }
    },
  });
  return document.toString({ lineWidth: 0 });
}

function branchFile(branch: Branch): string {
  const document = parseDocument(withoutPlaceholders(readFileSync(join(FROM, 'kavalkinaru.yaml'), 'utf8')));
  const english = (text: string) => ({ en: text });
  const id = idOf(branch);
  for (const key of ['name', 'area', 'region'] as const) document.set(key, english(branch[key]));
  document.set('phone', branch.phone);
  document.set('whatsapp', branch.whatsapp);
  if (branch.hasEmail) document.set('email', `${id}@kaveri-smiles.co.in`);
  document.set('address', {
    lines: [english(`12 Car Street, ${branch.area}`)],
    city: english(branch.city),
    state: english('Tamil Nadu'),
    postcode: branch.postcode,
  });
  document.set('areasServed', branch.areas.map(english));
  document.set('hours', {
    ...Object.fromEntries(DAYS.map((day) => [day, [...branch.weekdays]])),
    sunday: branch.sunday,
  });
  const place = `${CLINIC}, ${branch.area}, ${branch.city} ${branch.postcode}`;
  const link = `https://www.google.com/maps/place/${id}/@13.1,80.2,17z?entry=ttu`;
  document.set('maps', { directions: link, readReviews: `${place} reviews`, writeReview: `${place} write a review` });
  document.set('booking', { slug: `book-a-dentist-in-${id}`, portal: `https://booking.kaveri-smiles.co.in/${id}` });
  document.set('pictureAlt', english(`Our house in ${branch.name}, seen from the street on a bright morning.`));
  document.set('offers', []);
  return document.toString({ lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' });
}

/** Replaces the branch files with those of the other clinic. */
export function changeFacts(root: string): void {
  const folder = join(root, 'branches');
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.yaml'))) rmSync(join(folder, name));
  writeFileSync(join(folder, 'clinic.yaml'), clinic());
  for (const branch of BRANCHES) writeFileSync(join(folder, `${idOf(branch)}.yaml`), branchFile(branch));
}
