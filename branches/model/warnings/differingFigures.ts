/** Figures that appear in two places and differ. That may be intended, so a person should check. */
import { dequal } from 'dequal/lite';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { CLINIC_ID } from '../files/branchName.ts';
import type { SiteFiles } from '../files/parseFiles.ts';
import { inline } from '../files/suggestion.ts';

/** One problem for every pair of figures that differ, with both lines. Figures given only once are ignored. */
export function differingFigures({ clinic }: SiteFiles, source: YamlSource): readonly Problem[] {
  if (source.id !== CLINIC_ID) return [];
  return Object.keys(clinic.treatments).flatMap((id) => {
    const [page, card] = [
      ['treatments', id, 'page'],
      ['treatments', id, 'card'],
    ];
    const figures = Object.keys(source.nodeAt(page)?.toJSON() ?? {});
    return [
      ...figures.flatMap((figure) => compare(source, `${id}, ${figure}`, [...page, figure], [...card, figure])),
      ...compare(source, `${id}, price`, [...page, 'price'], ['prices', id]),
    ];
  });
}

function compare(source: YamlSource, what: string, one: Path, other: Path): readonly Problem[] {
  const [first, second] = [one, other].map((path) => {
    // These say more than the amount.
    const { onwards: _, each: __, ...amount } = source.nodeAt(path)?.toJSON() ?? {};
    const line = source.lineOf(source.offsetOf(path));
    return { amount, shown: `${inline(amount)} in ${path.join('.')} (line ${line})` };
  });
  if (!first || !second || dequal(first.amount, second.amount)) return [];
  if (!source.nodeAt(one) || !source.nodeAt(other)) return [];
  const text = `${what}: ${first.shown}, but ${second.shown}. Make sure that both are intended`;
  return [source.problemAtKey(other, 'remark', { text, plain: '' })];
}
