/** The form of a file: its values, its problems, and how changes are sent. */
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { valueAt } from '../../../../branches/yaml/values.ts';
import type { YamlEdit } from '../../../../branches/yaml/yamlEdit.ts';
import type { Path } from '../../../../diagnostics/place.ts';
import type { FieldSchema } from '../../../content/fieldSchema.ts';
import type { FieldProblem, FormFile, FormState } from '../../../form/forms.ts';
import { seenEntries } from '../../../yaml/seenEntries.ts';
import { applyEdit, isSameInput } from '../../../yaml/values.ts';
import { acts } from '../../acts.ts';
import { usePreview } from '../../preview/previewContext.tsx';
import { useSending } from '../../sending.ts';
import { client } from '../queries.ts';
import { asInFile, isAt, pathKey } from './values.ts';

type FileForm = Pick<FormState, 'invented'> &
  Readonly<{
    /** The id of the file. */
    id: string;
    /** The values of the file, with all input since. */
    values: unknown;
    /** Mistakes and warnings of the file. */
    problems: readonly FieldProblem[];
    /** Missing values of fields that nobody has visited yet. */
    gaps: readonly FieldProblem[];
    edit(edit: YamlEdit): void;
    /** Changes the value of a field. Without a value, an optional field is removed, and a required one keeps its key. */
    change(schema: FieldSchema, path: Path, value: unknown): void;
    /** Shows the page beside the form, with a value outlined. */
    show(path: Path): void;
  }>;

const FileFormContext = createContext({} as FileForm);

export type FileFormProviderProps = Readonly<{
  file: FormFile;
  state: FormState;
  /** The page that shows what the form is about. */
  page: string;
  children: ReactNode;
}>;

/** Provides the form of a file: holds its values, and sends edits. */
export function FileFormProvider({ file, state, page, children }: FileFormProviderProps) {
  const { id, path: filePath } = file;
  const preview = usePreview();
  const sending = useSending();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits changes with every change of `sending`.
  const known = useMemo(() => acts.shown(id, state), [id, state, sending]);
  const [values, setValues] = useState(known);
  // Several edits may happen before the next render.
  const latest = useRef(values);
  const replaceValues = useCallback((next: unknown) => {
    latest.current = next;
    setValues(next);
  }, []);
  // What was typed stays as it was typed while it is the same.
  useEffect(() => {
    if (!isSameInput(latest.current, known)) replaceValues(known);
  }, [known, replaceValues]);
  // Stable while a person types, so that the chosen page stays.
  const show = useCallback(
    (path: Path) => preview.show({ focus: { kind: 'fact', file: filePath, path }, page }),
    [preview.show, filePath, page],
  );
  const edit = (next: YamlEdit) => {
    const seen = seenEntries(latest.current, next);
    replaceValues(applyEdit(latest.current, next));
    // The indexes of visited fields have changed.
    if (next.kind === 'insert') client.setQueryData(visitedQuery.queryKey, []);
    acts.send({ form: id, edit: next, seen });
  };
  const change: FileForm['change'] = ({ isOptional }, path, value) =>
    edit(isOptional && value == null ? { kind: 'remove', path } : { kind: 'set', path, value: asInFile(value) });
  const isShown = useIsShown();
  const problems = [...state.problems.filter((each) => isShown(id, each)), ...state.warnings];
  const gaps = state.problems.filter((each) => !isShown(id, each));
  return (
    <FileFormContext value={{ ...state, id, values, problems, gaps, edit, change, show }}>{children}</FileFormContext>
  );
}

/** The form that a field is in. */
export const useFileForm = (): FileForm => useContext(FileFormContext);

export type WidgetProps = ReturnType<typeof useField>;

/** Returns the props of a field's input. */
export function useField(schema: FieldSchema, path: Path) {
  const { values, problems: all, change } = useFileForm();
  /** The problems of this field and its descendants. */
  const problems = all.filter((problem) => isAt(problem.path, path));
  return {
    schema,
    path,
    value: valueAt(values, path),
    /** Takes the new value; undefined clears the field. */
    onChange: (value: unknown) => change(schema, path, value),
    problems,
    /** Whether a problem prevents saving. */
    isWrong: problems.some(({ isWarning }) => !isWarning),
  };
}

/** The fields that people have visited, with the ids of their forms. In others, missing values are not shown before saving. */
const visitedQuery = queryOptions({ queryKey: ['left'], queryFn: skipToken, initialData: [] as readonly string[] });

/** Marks a field as visited. @param name of its value, such as `offers.0.title` */
export const leaveField = (form: string, name: string): void =>
  void client.setQueryData(visitedQuery.queryKey, (left = []) => [...new Set([...left, `${form} ${name}.`])]);

/** The field that is being typed in, if half of its value would be a mistake, with the id of its form. */
const typingQuery = queryOptions({ queryKey: ['typing'], queryFn: skipToken, initialData: '' });

export const setTyping = (form: string, path?: Path): void =>
  void client.setQueryData(typingQuery.queryKey, path ? `${form} ${pathKey(path)}.` : '');

/** Returns whether a problem is shown: missing values only in visited fields, none where a value is being typed. */
export function useIsShown(): (form: string, problem: FieldProblem) => boolean {
  const { data: visited = [] } = useQuery(visitedQuery);
  const { data: typing } = useQuery(typingQuery);
  return (form, { isGap, path = [] }) => {
    const name = `${form} ${pathKey(path)}.`;
    return name !== typing && (!isGap || visited.some((each) => name.startsWith(each)));
  };
}
