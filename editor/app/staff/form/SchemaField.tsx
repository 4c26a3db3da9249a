import type { SchemaFieldProps } from './fileForm.ts';
import { GroupField } from './GroupField.tsx';
import { InputField } from './InputField.tsx';
import { isListOfValues, ListField } from './ListField.tsx';

/** A field of a file, whatever it is made of. */
export function SchemaField({ schema, path, level }: SchemaFieldProps) {
  if (schema.kind === 'group') return <GroupField schema={schema} path={path} level={level} />;
  if (schema.kind === 'list' && !isListOfValues(schema)) return <ListField schema={schema} path={path} level={level} />;
  return <InputField schema={schema} path={path} />;
}
