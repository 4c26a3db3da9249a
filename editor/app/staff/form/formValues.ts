/** What stands in a form: the values of its file with all that was typed since. A field is drawn anew only when its own value changes. */
import { isGroup, isList, valueAt } from '../../../../branches/yaml/values.ts';
import type { YamlEdit } from '../../../../branches/yaml/yamlEdit.ts';
import { normalText } from '../../../../diagnostics/normalText.ts';
import type { Path } from '../../../form/types.ts';
import { applyEdit } from '../../../yaml/applyEdit.ts';
import { isSame } from '../../../yaml/values.ts';
import { withoutNothings } from './blank.ts';

export type FormValues = Readonly<{
  at(path: Path): unknown;
  /** Does to the values what an edit does to the file. */
  edit(edit: YamlEdit): void;
  /** Takes over what has become of the file, unless it says the same. */
  take(values: unknown): void;
  listen(listener: () => void): () => void;
}>;

export function createFormValues(first: unknown): FormValues {
  let values: unknown = first ?? {};
  const listeners = new Set<() => void>();
  const become = (next: unknown) => {
    values = next;
    for (const listener of listeners) listener();
  };
  return {
    at: (path) => valueAt(values, path),
    edit: (edit) => become(applyEdit(values, edit)),
    take(next) {
      if (!isSame(said(values), said(next))) become(next ?? {});
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What values say, however a person is just typing it: a space at the end is the beginning of a word. */
const said = (values: unknown) => withoutNothings(normal(values)) ?? {};

function normal(value: unknown): unknown {
  if (typeof value === 'string') return normalText(value);
  if (isList(value)) return value.map(normal);
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, normal(each)]));
}
