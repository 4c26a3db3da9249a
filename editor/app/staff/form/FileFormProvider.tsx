import { type ReactNode, useCallback, useMemo } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { isGroup } from '../../../../branches/yaml/values.ts';
import type { FormFile, FormState, Path } from '../../../form/types.ts';
import { usePreview } from '../../preview/previewContext.tsx';
import { type FileForm, FileFormContext } from './fileForm.ts';
import { SchemaField } from './SchemaField.tsx';
import { useSentValues } from './useSentValues.ts';

export type FileFormProviderProps = Readonly<{
  file: FormFile;
  state: FormState;
  branchNames: Readonly<Record<string, string>>;
  /** The page that shows what the form is about. */
  page: string;
  children: ReactNode;
}>;

/** Holds what is typed into the form of a file, and sends it on. */
export function FileFormProvider({ file, state, branchNames, page, children }: FileFormProviderProps) {
  const { values, problems, warnings } = state;
  const form = useForm({ defaultValues: isGroup(values) ? values : {} });
  const { sendList } = useSentValues(file.id, form, values);
  const { show } = usePreview();
  // It stays the same while problems come and go: typing does not turn the page that a person has chosen.
  const showFact = useCallback(
    (path: Path) => show({ focus: { kind: 'fact', file: file.path, path }, page }),
    [show, file.path, page],
  );
  const value = useMemo<FileForm>(
    () => ({
      file,
      problems: [...problems, ...warnings],
      sendList,
      Field: SchemaField,
      show: showFact,
      branchNames,
    }),
    [file, problems, warnings, sendList, showFact, branchNames],
  );
  return (
    <FormProvider {...form}>
      <FileFormContext value={value}>{children}</FileFormContext>
    </FormProvider>
  );
}
