import type { FieldSchema } from '../../../form/types.ts';
import { useFileForm } from '../form/fileForm.ts';

const NO_NAMES: Readonly<Record<string, string>> = {};

/** Names of the options of a choice that are not shown as the file has them: branches. */
export function useOptionNames(schema: FieldSchema | undefined): Readonly<Record<string, string>> {
  const { branchNames } = useFileForm();
  return schema?.isBranch ? branchNames : NO_NAMES;
}
