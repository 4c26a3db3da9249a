import type { FieldSchema, Path } from '../../../form/types.ts';
import { GroupField } from './GroupField.tsx';
import { InputField } from './InputField.tsx';
import { isListOfValues, ListField } from './ListField.tsx';

export type SchemaFieldProps = Readonly<{
  schema: FieldSchema;
  path: Path;
  /** Level of the heading of a group or a list. */
  level: number;
}>;

/** A field of a file, whatever it is made of. */
export function SchemaField({ schema, path, level }: SchemaFieldProps) {
  if (schema.kind === 'group') return <GroupField schema={schema} path={path} level={level} />;
  if (schema.kind === 'list' && !isListOfValues(schema)) return <ListField schema={schema} path={path} level={level} />;
  return <InputField schema={schema} path={path} />;
}
