import { isDeepStrictEqual } from 'node:util';
import { COMBINED } from '../../../branches/model/files/crossChecks.ts';
import { compareFacts, type FactChange } from './compareFacts.ts';
import type { Facts } from './keptFacts.ts';
import { sayFacts } from './sayFacts.ts';

/**
 * The facts that differ between two builds of the same site: the day, then file by file. What the model has derived from
 * another fact, or from the day, is not told as an edit of its own.
 */
export function changedFacts(before: Facts, after: Facts): readonly FactChange[] {
  const compare = (owner: string, old: unknown, fresh: unknown) =>
    compareFacts([owner], old === undefined ? old : sayFacts(old), fresh === undefined ? fresh : sayFacts(fresh));
  const ids = new Set([...before.branches, ...after.branches].map(({ id }) => id));
  const later = before.today > after.today ? before.today : after.today;
  return [
    ...compare('the day', before.today, after.today),
    ...(hasOwnAddress(after) ? [] : compare('the address of the site', before.siteUrl, after.siteUrl)),
    ...compare('clinic', clinicFile(before, after), clinicFile(after, before)),
    ...[...ids].flatMap((id) => compare(id, branchFile(before, id, later), branchFile(after, id, later))),
    ...compare('offers', before.offers, withInheritedNumbers(after, before)),
  ];
}

/** Whether the address of a site is a fact of a file that is compared: its branch's, or the clinic's. */
function hasOwnAddress({ variant, branches }: Facts): boolean {
  return variant === COMBINED || branches.some((branch) => branch.id === variant && 'siteUrl' in branch);
}

/** The facts of the clinic's file. Where a treatment's card shows its page's figures, the file has them once. */
function clinicFile(facts: Facts, other: Facts) {
  const { variant, siteUrl, primary, clinic } = facts;
  const copies = ({ page, card }: { page?: unknown; card?: unknown } = {}) => isDeepStrictEqual(page, card);
  const treatments = Object.entries(clinic.treatments).map(([id, { page, card }]) =>
    copies({ page, card }) && copies(other.clinic.treatments[id]) ? [id, { page }] : [id, { page, card }],
  );
  const settings = variant === COMBINED ? { siteUrl, primaryBranch: primary.id } : {};
  return { ...settings, ...clinic, treatments: Object.fromEntries(treatments) };
}

/** A branch without the days that have passed in either build: no one has deleted them. */
function branchFile({ branches }: Facts, id: string, later: string) {
  const branch = branches.find((candidate) => candidate.id === id);
  return branch && { ...branch, exceptions: branch.exceptions.filter(({ day }) => day >= later) };
}

/** Offers where a number that follows the primary branch, before and now, is the one that it was. */
function withInheritedNumbers({ offers, primary }: Facts, before: Facts) {
  const following = new Set(
    before.offers.filter(({ whatsapp }) => whatsapp === before.primary.whatsapp).map(({ id }) => id),
  );
  const follows = ({ id, whatsapp }: Facts['offers'][number]) => following.has(id) && whatsapp === primary.whatsapp;
  return offers.map((offer) => (follows(offer) ? { ...offer, whatsapp: before.primary.whatsapp } : offer));
}
