import { type ReactNode, useMemo } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { FormFile, FormState } from '../../../form/types.ts';
import { usePreview } from '../../preview/previewContext.tsx';
import { isGroup } from './blank.ts';
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
  const value = useMemo<FileForm>(
    () => ({
      file,
      problems: [...problems, ...warnings],
      sendList,
      Field: SchemaField,
      show: (path) => show({ focus: { kind: 'fact', file: file.path, path }, page }),
      branchNames,
    }),
    [file, problems, warnings, sendList, show, page, branchNames],
  );
  return (
    <FormProvider {...form}>
      <FileFormContext value={value}>{children}</FileFormContext>
    </FormProvider>
  );
}
