/** Which pages browsers may use as dictionaries for which others, and where hosts find the deltas. */
import { LANGUAGES, pathInLanguage, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { type PageId, pageFile, pathOf } from '../../site/pages/routes.ts';

/** Where most visits begin: any page of their language has a delta against each of them. */
const ENTRY_PAGES: readonly PageId[] = ['home', 'contact', 'services', 'toothPain', 'offers', 'consultation'];

/** The folder of the deltas in a site. No address leads there. */
export const DELTA_FOLDER = '_deltas';

export const VARY_OF_DELTAS = 'Accept-Encoding, Available-Dictionary';

/** A page that offers itself as a dictionary. */
export type Offer = Readonly<{
  address: string;
  /** The addresses that it is for, as a pattern. */
  match: string;
  isForOthers: boolean;
  serves: (address: string) => boolean;
}>;

/** A dictionary as hosts know it: its digest as browsers send it, and its folder of deltas. */
export type KnownDictionary = Readonly<{ sent: string; folder: string }>;

/** What a page offers itself for; undefined for pages that stand in for others, and for other files. */
export function offerOf(address: string): Offer | undefined {
  if (/\.|\/(?:404|offline)$/.test(address)) return undefined;
  const language = LANGUAGES.find(({ code }) => isBelow(`/${code}`, address)) ?? SOURCE_LANGUAGE;
  const isEntry = ENTRY_PAGES.some((id) => pathInLanguage(pathOf(id), language) === address);
  if (!isEntry) return { address, match: address, isForOthers: false, serves: (other) => other === address };
  const home = pathInLanguage('/', language);
  const others = LANGUAGES.filter((each) => each !== language && each !== SOURCE_LANGUAGE);
  const serves = (other: string) => isBelow(home, other) && !others.some(({ code }) => isBelow(`/${code}`, other));
  return { address, match: `${home}*`, isForOthers: true, serves };
}

/** The pages that offer themselves, each with its file. */
export const offersOf = (addresses: readonly string[]): readonly (Offer & Readonly<{ file: string }>)[] =>
  addresses.flatMap((address) => offerOf(address) ?? []).map((offer) => ({ ...offer, file: pageFile(offer.address) }));

const isBelow = (home: string, address: string) => home === '/' || address === home || address.startsWith(`${home}/`);

const folderOf = (digest: Buffer): string => digest.toString('hex').slice(0, 16);

/** The path of a delta in the site. @param file of the page */
export const deltaPath = (digest: Buffer, file: string): string => `${DELTA_FOLDER}/${folderOf(digest)}/${file}.dcz`;

export const knownDictionary = ({ digest }: Readonly<{ digest: Buffer }>): KnownDictionary => ({
  sent: `:${digest.toString('base64')}:`,
  folder: folderOf(digest),
});
