/** Figures that appear in two places and differ. That may be intended, so a person should check. */
import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { CLINIC_ID } from '../files/crossChecks.ts';
import type { SiteFiles } from '../files/parseFiles.ts';
import { inline } from '../files/suggestion.ts';

/** One problem for every pair of figures that differ, with both lines. Figures given only once are ignored. */
export function differingFigures({ clinic }: SiteFiles, source: YamlSource): readonly Problem[] {
  if (source.id !== CLINIC_ID) return [];
  const { prices, treatments } = clinic;
  return Object.entries(treatments).flatMap(([id, { page, card }]) => {
    const pagePath = ['treatments', id, 'page'];
    const figures = Object.keys(page).filter((key) => card && key in card);
    const onCard = figures.flatMap((figure) =>
      compare(
        source,
        `${id}, ${figure}`,
        figureAt(page, [...pagePath, figure]),
        figureAt(card, ['treatments', id, 'card', figure]),
      ),
    );
    const isListed = id in prices && 'price' in page;
    const inList = isListed
      ? compare(source, `${id}, price`, figureAt(page, [...pagePath, 'price']), figureAt(prices, ['prices', id]))
      : [];
    return [...onCard, ...inList];
  });
}

type Figure = Readonly<{ path: Path; amount: object }>;

/** The amount at a path, without `onwards` and `each`. */
function figureAt(group: object | undefined, path: Path): Figure {
  const { onwards: _, each: __, ...amount } = Reflect.get(group ?? {}, String(path.at(-1))) as Record<string, unknown>;
  return { path, amount };
}

function compare(source: YamlSource, what: string, one: Figure, other: Figure): readonly Problem[] {
  if (isDeepStrictEqual(one.amount, other.amount)) return [];
  const [first, second] = [one, other].map(({ path, amount }) => {
    const { line } = source.problemAt(path, '');
    return `${inline(amount)} in ${path.join('.')} (line ${line})`;
  });
  const message = `${what}: ${first}, but ${second}. Make sure that both are intended`;
  return [source.problem(source.keyOffsetOf(other.path) ?? source.offsetOf(other.path), message)];
}
