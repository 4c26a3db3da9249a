import { areManyBranches } from '../../branches/model/manyBranches.ts';
import type { Branch } from '../../branches/model/siteModel.ts';
import { formatList } from './figures.ts';
import { localText, type Translator } from './translator.ts';

/** Of many, so many are named. */
const MAX_NAMED = 2;

/**
 * Branches as running text: "Chennai and Kavalkinaru" or, of many, "50 clinics in Tamil Nadu".
 * @param areOfMany whether they are some of many
 * @param kind `or` if one of them is to be chosen: "Chennai or Kavalkinaru", "one of our 50 clinics"
 */
export function formatBranches(
  branches: readonly Pick<Branch, 'name' | 'address'>[],
  words: Translator,
  kind: 'and' | 'or' = 'and',
  areOfMany = areManyBranches(branches),
): string {
  const say = (text: Branch['name']) => localText(text, words.language).text;
  const list = (texts: readonly Branch['name'][]) => formatList([...new Set(texts.map(say))], words, kind);
  if (!areOfMany || branches.length <= MAX_NAMED) return list(branches.map(({ name }) => name));
  const values = { count: branches.length, states: list(branches.map(({ address }) => address.state)) };
  return words.find('common', kind === 'and' ? 'branchGroup.names' : 'branchGroup.anyName', values).text;
}
