/** What the file of a branch says otherwise than the clinic's. It is meant, but somebody should see it from time to time. */
import { dequal } from 'dequal/lite';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { CLINIC_ID } from '../files/branchName.ts';
import { valuesAt } from '../files/crossChecks.ts';
import { label } from '../files/nestingMistakes.ts';
import type { SiteFiles } from '../files/parseFiles.ts';
import { inline } from '../files/suggestion.ts';

/** One problem for every service that a branch does not offer, every figure of its own, and all its reviews. */
export function branchDifferences({ sources }: SiteFiles, source: YamlSource): readonly Problem[] {
  const clinic = sources.find(({ id }) => id === CLINIC_ID);
  if (source === clinic) return [];
  const remark = (path: Path, text: string) => source.problemAt(path, 'remark', { text, plain: '' });
  const keysAt = (path: Path) => Object.keys(source.nodeAt(path)?.toJSON() ?? {});
  const figure = (path: Path, usual: Path) => {
    const [own, theirs] = [source.nodeAt(path)?.toJSON(), clinic?.nodeAt(usual)?.toJSON()];
    if (own === undefined) return [];
    const same = `${label(path)}: ${inline(own)}, as in clinic.yaml. Delete it, or it stays when the clinic's changes`;
    const other = `${label(path)}: ${inline(own)}, but ${theirs === undefined ? 'nothing' : inline(theirs)} in clinic.yaml`;
    return [remark(path, dequal(own, theirs) ? same : other)];
  };
  const reviews = source.lengthAt(['reviews']);
  return [
    ...valuesAt(source, 'notOffered', '*').map(({ path }) => remark(path, `does not offer ${source.textAt(path)}`)),
    ...keysAt(['prices']).flatMap((id) => figure(['prices', id], ['prices', id])),
    ...keysAt(['treatments']).flatMap((id) =>
      keysAt(['treatments', id]).flatMap((key) => figure(['treatments', id, key], ['treatments', id, 'page', key])),
    ),
    ...(reviews > 0 ? [remark(['reviews'], `reviews of its own: ${reviews}`)] : []),
  ];
}
