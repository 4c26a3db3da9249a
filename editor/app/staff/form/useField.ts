import { useController } from 'react-hook-form';
import type { FieldSchema, Path } from '../../../form/types.ts';
import type { WidgetProps } from '../widgets/widgetProps.ts';
import { emptyValue } from './emptyValues.ts';
import { isAt, nameOf, useFileForm } from './fileForm.ts';

/** What the input of a field gets: its value from the form, and its problems from the server. */
export function useField(schema: FieldSchema, path: Path): WidgetProps {
  const { file, problems } = useFileForm();
  const { field } = useController({ name: nameOf(path) });
  return {
    schema,
    path,
    file: file.path,
    value: field.value,
    // To the form, a emptyValue field is null: undefined would bring its first value back.
    onChange: (value) => field.onChange(value === undefined ? emptyValue(schema) : value),
    problems: problems.filter((problem) => isAt(problem.path, path)),
  };
}
