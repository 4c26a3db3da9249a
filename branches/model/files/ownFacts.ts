/** What the files of branches say otherwise than the clinic's. */
import type { ClinicFile } from '../schema/clinicFile.ts';
import type { Branch } from '../siteModel.ts';
import { forEachTreatment, PRICE_IDS, type Price, type TreatmentFigures, type TreatmentId } from '../treatments.ts';
import type { NamedBranchFile, SiteFiles } from './parseFiles.ts';

/** What a branch says of its own figures. */
type OwnFigures = Pick<Branch, 'prices' | 'treatments'>;
type Figures = Readonly<{ page: TreatmentFigures; card?: TreatmentFigures | undefined }>;
type PriceId = (typeof PRICE_IDS)[number];
type ClinicFigures<T> = Readonly<{
  prices: Readonly<Record<PriceId, Price>>;
  treatments: Readonly<Record<TreatmentId, T>>;
}>;

/** The clinic with every dentist's workplaces: those in its own file, then those in the files of the branches. */
export function withWorkplaces({ clinic, branches }: Pick<SiteFiles, 'clinic' | 'branches'>): ClinicFile {
  const inBranches = (dentist: string) =>
    branches.flatMap(({ id, file: { dentists = [] } }) =>
      dentists.filter((each) => each.id === dentist).map(({ days }) => ({ branch: id, ...(days && { days }) })),
    );
  const team = clinic.team.map((member) => ({
    ...member,
    branches: [...(member.branches ?? []), ...inBranches(member.id)],
  }));
  return { ...clinic, team };
}

/**
 * The clinic as it is at one branch: each figure of the branch in place of the clinic's, its own reviews before the clinic's. Where the branch
 * lists its dentists, nobody else works there whose workplaces are not known.
 * @param clinic with the workplaces of its dentists
 */
export const clinicAt = ({ file }: NamedBranchFile, clinic: ClinicFile): ClinicFile => ({
  ...clinic,
  ...figuresAt(file, clinic),
  reviews: [...(file.reviews ?? []), ...(clinic.reviews ?? [])],
  team: clinic.team.filter(({ founder, branches = [] }) => !file.dentists || founder || branches.length > 0),
});

/** The clinic's figures with those of a branch in their place. */
export function figuresAt<T extends Figures>(
  branch: OwnFigures,
  { prices, treatments }: ClinicFigures<T>,
): ClinicFigures<T> {
  const price = (id: PriceId) => {
    const own = branch.prices?.[id] ?? ownFigures(branch, id as TreatmentId).price;
    return own ? inManner(own, prices[id]) : prices[id];
  };
  return {
    prices: Object.fromEntries(PRICE_IDS.map((id) => [id, price(id)])) as Record<PriceId, Price>,
    treatments: forEachTreatment((id) => treatmentAt(branch, id, treatments[id])),
  };
}

/** A treatment with the figures of a branch in place of the clinic's; on its card, only those that the card has. */
function treatmentAt<T extends Figures>(branch: OwnFigures, id: TreatmentId, clinic: T): T {
  const { price, ...own } = ownFigures(branch, id);
  const at = (figures: TreatmentFigures, own: TreatmentFigures) => ({
    ...figures,
    ...own,
    ...(price && { price: inManner(price, figures.price) }),
  });
  const { page, card } = clinic;
  const onCard = Object.fromEntries(Object.entries(own).filter(([figure]) => card && figure in card));
  return { ...clinic, page: at(page, own), ...(card && { card: at(card, onCard) }) };
}

/** The figures of a treatment that a branch has of its own. A price in its price list is that of the treatment, too. */
function ownFigures({ prices = {}, treatments = {} }: OwnFigures, id: TreatmentId): TreatmentFigures {
  const price = prices[id as keyof typeof prices];
  return { ...(price && { price }), ...treatments[id] };
}

/** A price of a branch, each or onwards as the clinic's is, unless the branch says otherwise. */
const inManner = (own: Price, { each, onwards }: Partial<Price> = {}): Price => ({
  ...(each && { each }),
  ...(onwards && { onwards }),
  ...own,
});
