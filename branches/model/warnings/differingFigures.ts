/** Figures that are said in two places and do not agree. Both may be meant: a person should look. */
import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { CLINIC_ID } from '../files/crossChecks.ts';
import type { SiteFiles } from '../files/parseFiles.ts';
import { inline } from '../files/suggestion.ts';

/** A sentence for every pair of figures that differ, with the lines of both. What only one place says is no contradiction. */
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
        said(page, [...pagePath, figure]),
        said(card, ['treatments', id, 'card', figure]),
      ),
    );
    const isListed = id in prices && 'price' in page;
    const inList = isListed
      ? compare(source, `${id}, price`, said(page, [...pagePath, 'price']), said(prices, ['prices', id]))
      : [];
    return [...onCard, ...inList];
  });
}

type Said = Readonly<{ path: Path; amount: object }>;

/** What a group says at the last step of a path, without the manner in which a price is said. */
function said(group: object | undefined, path: Path): Said {
  const { onwards: _, each: __, ...amount } = Reflect.get(group ?? {}, String(path.at(-1))) as Record<string, unknown>;
  return { path, amount };
}

function compare(source: YamlSource, what: string, one: Said, other: Said): readonly Problem[] {
  if (isDeepStrictEqual(one.amount, other.amount)) return [];
  const [first, second] = [one, other].map(({ path, amount }) => {
    const { line } = source.problemAt(path, '');
    return `${inline(amount)} in ${path.join('.')} (line ${line})`;
  });
  const message = `${what}: ${first}, but ${second}. Make sure that both are intended`;
  return [source.problem(source.keyOffsetOf(other.path) ?? source.offsetOf(other.path), message)];
}
