/** What the files of branches say otherwise than the clinic's. */
import type { ClinicFile } from '../schema/clinicFile.ts';
import type { Branch, Clinic } from '../siteModel.ts';
import { forEachTreatment, PRICE_IDS, type Price, type TreatmentFigures, type TreatmentId } from '../treatments.ts';
import type { NamedBranchFile, SiteFiles } from './parseFiles.ts';
import { marked } from './toModel.ts';

/** The clinic with every dentist's workplaces: those in its own file, then those in the files of the branches. */
export function withWorkplaces({ clinic, branches }: Pick<SiteFiles, 'clinic' | 'branches'>): ClinicFile {
  const inBranches = (dentist: string) =>
    branches.flatMap(({ id: branch, file: { dentists = [] } }) =>
      dentists.flatMap(({ id, ...days }) => (id === dentist ? [{ branch, ...days }] : [])),
    );
  const team = clinic.team.map(({ branches = [], ...member }) => ({
    ...member,
    branches: [...branches, ...inBranches(member.id)],
  }));
  return { ...clinic, team };
}

/**
 * The clinic as it is at one branch: each figure of the branch in place of the clinic's, its own reviews before the clinic's. Where the branch
 * lists its dentists, nobody else works there whose workplaces are not known.
 * @param clinic as it is on the site of this branch
 */
export const clinicAt = ({ file }: NamedBranchFile, clinic: Clinic): Clinic => ({
  ...clinic,
  ...figuresAt(file, clinic),
  reviews: [...marked(file.reviews), ...clinic.reviews],
  team: clinic.team.filter(({ founder, branches }) => !file.dentists || founder || branches.length > 0),
});

export type ClinicFigures = Pick<Clinic, 'prices' | 'treatments'>;

/**
 * The clinic's figures with those of a branch in their place; on a card, only those that the card has. A price that the branch gives only in
 * its price list, or only for the treatment, holds in both.
 */
export function figuresAt(
  { prices = {}, treatments = {} }: Pick<Branch, 'prices' | 'treatments'>,
  clinic: ClinicFigures,
): ClinicFigures {
  const listed: Partial<Record<string, Price>> = prices;
  const listPrice = (id: (typeof PRICE_IDS)[number]) => {
    const price = prices[id] ?? treatments[id as TreatmentId]?.price;
    return [id, withOwn({ price: clinic.prices[id] }, { ...(price && { price }) }).price];
  };
  return {
    prices: Object.fromEntries(PRICE_IDS.map(listPrice)) as Clinic['prices'],
    treatments: forEachTreatment((id) => {
      const own = { ...(listed[id] && { price: listed[id] }), ...treatments[id] };
      const { page, card } = clinic.treatments[id];
      const onCard = Object.fromEntries(Object.entries(own).filter(([figure]) => figure in card));
      return { page: withOwn(page, own), card: withOwn(card, onCard) };
    }),
  };
}

/** A price is for each or onwards as the clinic's is, unless the branch says otherwise. */
function withOwn(usual: TreatmentFigures, own: TreatmentFigures): TreatmentFigures {
  const { each, onwards } = usual.price ?? {};
  return { ...usual, ...own, ...(own.price && { price: { each, onwards, ...own.price } }) };
}
