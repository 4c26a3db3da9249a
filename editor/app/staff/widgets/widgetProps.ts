import type { FieldProblem, FieldSchema, Path } from '../../../form/types.ts';

/** What the input of a field gets. */
export type WidgetProps = Readonly<{
  schema: FieldSchema;
  path: Path;
  /** Such as `branches/chennai.yaml`. */
  file: string;
  value: unknown;
  /** Takes the new value; undefined clears the field. */
  onChange(value: unknown | undefined): void;
  /** The problems of this field and of what is in it. */
  problems: readonly FieldProblem[];
}>;
