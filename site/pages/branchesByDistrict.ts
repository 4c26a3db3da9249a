import type { Branch, LocalText } from '../../branches/model/siteModel.ts';
import type { Language } from '../../locales/languages.ts';
import { localText } from '../language/translator.ts';

type District = Readonly<{ district: LocalText; branches: readonly Branch[] }>;

/**
 * Branches by district, and in it by name and area, each in the order of the language's alphabet. A branch that names no district is
 * in that of its city.
 */
export function branchesByDistrict(branches: readonly Branch[], language: Language): readonly District[] {
  const { compare } = new Intl.Collator(language.intl);
  const say = (text: LocalText) => localText(text, language).text;
  const districts = new Map<string, { district: LocalText; branches: Branch[] }>();
  for (const branch of branches) {
    const district = branch.address.district ?? branch.address.city;
    const known = districts.get(district.en);
    if (known) known.branches.push(branch);
    else districts.set(district.en, { district, branches: [branch] });
  }
  return [...districts.values()]
    .sort((one, other) => compare(say(one.district), say(other.district)))
    .map(({ district, branches }) => ({
      district,
      branches: branches.sort(
        (one, other) => compare(say(one.name), say(other.name)) || compare(say(one.area), say(other.area)),
      ),
    }));
}
