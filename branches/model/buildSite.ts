import { isDay } from './day.ts';
import { COMBINED } from './files/branchName.ts';
import { clinicAt, withWorkplaces } from './files/ownFacts.ts';
import type { NamedBranchFile, SiteFiles } from './files/parseFiles.ts';
import { toBranch, toClinic, toOffer } from './files/toModel.ts';
import { deepFreeze } from './freeze.ts';
import type { Branch, Offer, SiteModel } from './siteModel.ts';

/** The names of all variants: `combined` and every branch id. */
export function listVariants(files: SiteFiles): readonly string[] {
  return [COMBINED, ...files.branches.map(({ id }) => id)];
}

/**
 * The model that every page of a variant is rendered from, deeply frozen.
 * @param variant `combined` for all branches, or the id of the only branch to show
 * @param today ISO day in Asia/Kolkata
 * @throws Error for an unknown variant and for an invalid day
 */
export function buildSite(variant: string, files: SiteFiles, today: string): SiteModel {
  const variants = listVariants(files);
  if (!variants.includes(variant)) {
    throw new Error(`There is no site "${variant}". Expected one of: ${variants.join(', ')}.`);
  }
  if (!isDay(today)) throw new Error(`"${today}" is not a day. Expected year-month-day, such as 2025-08-15.`);
  // The primary branch first, the others by id.
  const shown = files.branches
    .filter(({ id }) => variant === COMBINED || id === variant)
    .sort(
      (one, other) => Number(other.id === files.clinic.primaryBranch) - Number(one.id === files.clinic.primaryBranch),
    );
  const branches = shown.map((branch) => toBranch(branch, today));
  const [first] = branches;
  if (!first) throw new Error('There is no branch to show.');
  const clinicChat = files.branches.find(({ id }) => id === files.clinic.primaryBranch)?.file.whatsapp ?? '';
  const primary = hasChat(first) ? first : { ...first, whatsapp: clinicChat };
  const [only, ...others] = shown;
  const clinic = toClinic(withWorkplaces(files), branches);
  const siteUrl = (variant !== COMBINED && primary.siteUrl) || files.clinic.siteUrl;
  return deepFreeze({
    variant,
    siteUrl,
    canonicalUrl: siteUrl,
    today,
    clinic: only && others.length === 0 ? clinicAt(only, clinic) : clinic,
    branches,
    primary,
    offers: shownOffers(files, shown, primary, today),
  });
}

const hasChat = (branch: Branch): branch is SiteModel['primary'] => branch.whatsapp !== undefined;

/** Offers of the clinic and of the shown branches; numbers of hidden branches are replaced by the primary one. */
function shownOffers(
  files: SiteFiles,
  shown: readonly NamedBranchFile[],
  primary: SiteModel['primary'],
  today: string,
): Offer[] {
  const ids = shown.map(({ id }) => id);
  const hidden = files.branches.filter(({ id }) => !ids.includes(id));
  const foreign = new Set(hidden.flatMap(({ file }) => [file.phone, file.whatsapp]));
  for (const { file } of shown) for (const number of [file.phone, file.whatsapp]) foreign.delete(number);
  const numberOf = (own?: string) => (own === undefined || foreign.has(own) ? primary.whatsapp : own);

  const shared = (files.clinic.offers ?? []).flatMap((offer) => {
    const { branches = [], whatsapp } = offer;
    const limits = branches.filter((id) => ids.includes(id));
    return limits.length > 0 || branches.length === 0 ? [toOffer(offer, limits, numberOf(whatsapp), today)] : [];
  });
  const local = shown.flatMap(({ id, file }) =>
    (file.offers ?? []).map((offer) => toOffer(offer, [id], numberOf(offer.whatsapp), today)),
  );
  return [...shared, ...local];
}
