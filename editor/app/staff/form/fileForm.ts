/** The form of one file: what is typed, what is wrong with it, and how a change gets into the file. */
import { type ComponentType, createContext, useContext, useSyncExternalStore } from 'react';
import type { YamlEdit } from '../../../../branches/yaml/yamlEdit.ts';
import type { FieldProblem, FieldSchema, FormFile, Path } from '../../../form/types.ts';
import type { FormValues } from './formValues.ts';

export type SchemaFieldProps = Readonly<{
  schema: FieldSchema;
  path: Path;
  /** Level of the heading of a group or a list. */
  level: number;
}>;

export type FileForm = Readonly<{
  file: FormFile;
  values: FormValues;
  /** Mistakes and warnings of the file. */
  problems: readonly FieldProblem[];
  /** Changes the file. */
  edit(edit: YamlEdit): void;
  /** What makes a field: groups have fields in them. */
  Field: ComponentType<SchemaFieldProps>;
  /** Shows the page beside the form, with a value outlined. */
  show(path: Path): void;
  /** Names of the branches by their ids, for fields that name one. */
  branchNames: Readonly<Record<string, string>>;
}>;

export const FileFormContext = createContext<FileForm | undefined>(undefined);

export function useFileForm(): FileForm {
  const form = useContext(FileFormContext);
  if (!form) throw new Error('A field needs a FileFormProvider.');
  return form;
}

/** The value of a field, as it is now. */
export function useValue(path: Path): unknown {
  const { values } = useFileForm();
  return useSyncExternalStore(values.listen, () => values.at(path));
}

/** The name of a value in attributes and addresses. */
export const nameOf = (path: Path): string => path.join('.');

/** Whether a path leads to a value or into it. */
export const isAt = (path: Path | undefined, value: Path): boolean =>
  path !== undefined && value.every((step, index) => path[index] === step);
