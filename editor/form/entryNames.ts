/** Names that only files need: the ids of offers and dentists, made from what people call them. */
import { readFile } from '../../branches/model/files/parseFiles.ts';
import type { YamlEdit } from '../../branches/yaml/yamlEdit.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';

/** The lists of such entries: the text that their names are made from, and what an entry without that is called. */
const LISTS = [
  { list: 'offers', from: 'title', otherwise: 'offer' },
  { list: 'team', from: 'name', otherwise: 'dentist' },
] as const;

/** Letters. Longer names are cut off. */
const LONGEST = 40;

/** Lower-case letters, digits and hyphens; empty for a text without Latin letters. */
const nameFrom = (text = ''): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, LONGEST)
    .replace(/-+$/, '');

const idsOf = (source: YamlSource, list: string) =>
  Array.from({ length: source.lengthAt([list]) }, (_, index) => source.textAt([list, index, 'id']));

/** Whether an edit can be one of an entry that has such a name. */
export const isNamed = ({ path: [list] }: YamlEdit): boolean => LISTS.some((each) => each.list === list);

/**
 * Gives the new entries of a file their names. They follow what people call the entries until they are saved: from then on, they stay.
 * @param saved the text of the file as it is saved
 * @param others the other files: an offer has a name of its own among those of all files
 */
export function entryNames(source: YamlSource, saved: string | undefined, others: readonly YamlSource[]) {
  const before = saved === undefined ? undefined : readFile({ path: source.path, text: saved }).typed;
  return LISTS.flatMap(({ list, from, otherwise }): readonly YamlEdit[] => {
    const kept = new Set(before && idsOf(before, list));
    const taken = new Set([...kept, ...others.flatMap((other) => idsOf(other, list))]);
    return idsOf(source, list).flatMap((id, index) => {
      if (id !== undefined && kept.has(id)) return [];
      const base = nameFrom(source.textAt([list, index, from, 'en'])) || otherwise;
      let name: string = base;
      for (let number = 2; taken.has(name); number += 1) name = `${base}-${number}`;
      taken.add(name);
      return name === id ? [] : [{ kind: 'set', path: [list, index, 'id'], value: name }];
    });
  });
}
