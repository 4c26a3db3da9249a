import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { YamlEdit } from '../../../../branches/yaml/yamlEdit.ts';
import type { FormFile, FormState, Path } from '../../../form/types.ts';
import { usePreview } from '../../preview/previewContext.tsx';
import { type FileForm, FileFormContext } from './fileForm.ts';
import { createFormValues } from './formValues.ts';
import { SchemaField } from './SchemaField.tsx';
import { isWaiting, sendEdit } from './sending.ts';

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
  const client = useQueryClient();
  const { id, path: filePath } = file;
  const [values] = useState(() => createFormValues(state.values));
  const { show } = usePreview();
  useEffect(() => {
    if (!isWaiting(id)) values.take(state.values);
  }, [values, state.values, id]);
  const edit = useCallback(
    (change: YamlEdit) => {
      values.edit(change);
      sendEdit(client, id, change);
    },
    [values, client, id],
  );
  // It stays the same while problems come and go: typing does not turn the page that a person has chosen.
  const showFact = useCallback(
    (path: Path) => show({ focus: { kind: 'fact', file: filePath, path }, page }),
    [show, filePath, page],
  );
  const form = useMemo<FileForm>(
    () => ({
      file,
      values,
      problems: [...state.problems, ...state.warnings],
      edit,
      Field: SchemaField,
      show: showFact,
      branchNames,
    }),
    [file, values, state.problems, state.warnings, edit, showFact, branchNames],
  );
  return <FileFormContext value={form}>{children}</FileFormContext>;
}
