/** The sites of the examples: the real branch files and variations of them, created in memory. */
import { type Document, parseDocument } from 'yaml';
import { buildSite } from '../branches/model/buildSite.ts';
import { readFolder } from '../branches/model/files/loadFiles.ts';
import { parseFiles } from '../branches/model/files/parseFiles.ts';
import type { SiteModel } from '../branches/model/siteModel.ts';
import type { InputFile } from '../diagnostics/inputFile.ts';
import { withFacesAndPlaces } from './facesAndPlaces.ts';
import { OFFERS } from './offers.ts';

/**
 * `usual`: the real branches. All but `no offers` and `ended offer` have the offers of `offers.ts`. `faces and places`: with all
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

/** Creates all sites of the gallery from the real branch files. */
export function createSites(files: readonly InputFile[] = readFolder('branches')): Sites {
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
  });
  return { ...copy, path: file.path.replace(/[^/]+$/, `${id}.yaml`) };
}
