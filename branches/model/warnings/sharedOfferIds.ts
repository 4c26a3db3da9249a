import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';

/** A warning for every offer whose id is already used in another file, with the line of the first use. */
export function sharedOfferIds(sources: readonly YamlSource[]): readonly Problem[] {
  const offers = sources.flatMap((source) =>
    Array.from({ length: source.lengthAt(['offers']) }, (_, index) => {
      const path = ['offers', index, 'id'];
      return { id: source.textAt(path), source, path };
    }),
  );
  const first = new Map<string, Problem>();
  return offers.flatMap(({ id, source, path }) => {
    const before = id === undefined ? undefined : first.get(id);
    const here = source.problemAt(path, '');
    if (id !== undefined && !before) first.set(id, here);
    if (!before) return [];
    const message =
      `${id} is also the id of an offer in another file (${before.file}:${before.line}). ` +
      'Choose a different one. If it is the same offer, keep it once: in clinic.yaml, with the branches where it applies.';
    return [{ ...here, message }];
  });
}
