import { isGroup } from '../../../../branches/yaml/values.ts';
import type { FieldSchema, Path } from '../../../form/types.ts';
import type { WidgetProps } from '../widgets/widgetProps.ts';
import { isBlank } from './blank.ts';
import { asInFile } from './blankEntry.ts';
import { isAt, useFileForm, useValue } from './fileForm.ts';

/** Changes the value of a field. Without a value, an optional field goes from the file, and a required one keeps its key. */
export function useChange(): (schema: FieldSchema, path: Path, value: unknown) => void {
  const { edit } = useFileForm();
  return ({ isOptional }, path, value) => {
    if (isOptional && (value === undefined || value === null)) edit({ kind: 'remove', path });
    else edit({ kind: 'set', path, value: asInFile(value) ?? null });
  };
}

/** What the input of a field gets: its value, and its problems. */
export function useField(schema: FieldSchema, path: Path): WidgetProps {
  const { file, problems } = useFileForm();
  const change = useChange();
  return {
    schema,
    path,
    file: file.path,
    value: useValue(path),
    onChange: (value) => change(schema, path, value),
    problems: problems.filter((problem) => isAt(problem.path, path)),
  };
}

/** The value of a field that a person leaves. Only then its empty texts go: while a text is typed anew, its line and its comment stay. */
export function valueAfterBlur(schema: FieldSchema, value: unknown): unknown {
  if (schema.isOptional && value !== undefined && isBlank(value)) return undefined;
  if (schema.kind !== 'localText' || !isGroup(value)) return value;
  const entries = Object.entries(value);
  const kept = entries.filter(([code, text]) => code === 'en' || !isBlank(text));
  return kept.length === entries.length ? value : Object.fromEntries(kept);
}
