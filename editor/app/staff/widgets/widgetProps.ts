import type { FieldProblem, FieldSchema, Path } from '../../../form/types.ts';

/** What the input of a field gets. */
export type WidgetProps = Readonly<{
  schema: FieldSchema;
  path: Path;
  value: unknown;
  /** Takes the new value; undefined clears the field. */
  onChange(value: unknown | undefined): void;
  /** The problems of this field and of what is in it. */
  problems: readonly FieldProblem[];
}>;
