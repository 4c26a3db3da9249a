import { isGroup } from '../../../../branches/yaml/values.ts';
import type { YamlEdit } from '../../../../branches/yaml/yamlEdit.ts';

/** Does to values what an edit of a list does to the file: entries come, go and change places, or the list goes itself. */
export function editList(values: unknown, edit: YamlEdit): unknown {
  const listPath = edit.kind === 'remove' || edit.kind === 'set' ? edit.path.slice(0, -1) : edit.path;
  const last = edit.path.at(-1);
  return inside(values, listPath, (list) => {
    if (edit.kind === 'remove' && isGroup(list))
      return Object.fromEntries(Object.entries(list).filter(([key]) => key !== last));
    const entries = Array.isArray(list) ? [...list] : [];
    if (edit.kind === 'insert') entries.splice(edit.index, 0, edit.value);
    else if (edit.kind === 'move') entries.splice(edit.to, 0, ...entries.splice(edit.from, 1));
    else if (edit.kind === 'remove') entries.splice(Number(last), 1);
    return entries;
  });
}

/** The values with a change at one place. */
function inside(values: unknown, path: YamlEdit['path'], change: (value: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(values);
  if (Array.isArray(values)) return values.map((each, index) => (index === key ? inside(each, rest, change) : each));
  const group = isGroup(values) ? values : {};
  return { ...group, [key]: inside(group[key], rest, change) };
}
