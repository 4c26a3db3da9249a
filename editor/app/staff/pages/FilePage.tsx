import { useQuery } from '@tanstack/react-query';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { FieldSchema } from '../../../content/fieldSchema.ts';
import { fieldsOf, isTask, pageOf, type TaskId } from '../../../content/tasks.ts';
import type { FormFile } from '../../../form/forms.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useBranches } from '../branches/useBranches.ts';
import { FileFormProvider, leaveField, useFileForm } from '../form/fileForm.tsx';
import { GroupFields } from '../form/GroupFields.tsx';
import { fileQuery, filesQuery, schemaQuery } from '../queries.ts';

export type FilePageProps = Readonly<{ title(file: FormFile): string; children(file: FormFile): ReactNode }>;

/** The page of a file. */
export function FilePage({ title, children }: FilePageProps) {
  const { t } = useTranslation('editor-staff');
  const { id } = useParams();
  const { data: files } = useQuery(filesQuery);
  const file = files?.find((each) => each.id === id);
  if (!files) return null;
  if (!file) return <Notice tone="attention">{t('noFile', { id })}</Notice>;
  return (
    <>
      <p>
        <Link to="/branches">← {t('back')}</Link>
      </p>
      <h1>{title(file)}</h1>
      {children(file)}
    </>
  );
}

/** The mistakes of a file for which there is no form, because it cannot be read. */
export function Unreadable({ id }: FormFile) {
  const { t } = useTranslation('editor-staff');
  const { problems = [] } = useQuery(fileQuery(id)).data ?? {};
  return (
    <Notice tone="wrong">
      {t('text.unreadable')}
      {problems.map(({ line, column, message, excerpt = '' }) => (
        <pre key={`${line}:${column} ${message}`}>{`${t('text.line', { line, column })} ${message}\n${excerpt}`}</pre>
      ))}
    </Notice>
  );
}

/** The form of a task in a file. */
export function TaskPage() {
  const { t } = useTranslation('editor-staff');
  const { task } = useParams();
  if (!isTask(task)) return <p>{t('editor:notFound')}</p>;
  const title = t(`tasks.${task}.title`);
  return (
    <FilePage title={({ kind, name }) => (kind === 'branch' ? t('taskOf', { task: title, file: name }) : title)}>
      {(file) => <TaskForm key={file.id} file={file} task={task} />}
    </FilePage>
  );
}

function TaskForm({ file, task }: Readonly<{ file: FormFile; task: TaskId }>) {
  const schema = useQuery(schemaQuery(file.kind)).data;
  const state = useQuery(fileQuery(file.id)).data;
  const { all } = useBranches();
  if (!schema || !state) return null;
  if (state.values === null) return <Unreadable {...file} />;
  return (
    <FileFormProvider file={file} state={state} page={pageOf(task, file.id, all)}>
      <TaskFields key={task} form={file.id} fields={fieldsOf(task, file.kind, schema.fields ?? [])} />
    </FileFormProvider>
  );
}

/** The fields of a task; single fields are grouped. The field in the address gets the focus. */
function TaskFields({ form, fields }: Readonly<{ form: string; fields: readonly FieldSchema[] }>) {
  const { show } = useFileForm();
  const box = useRef<HTMLDivElement>(null);
  const wanted = useSearchParams()[0].get('at');
  const { key } = useLocation();
  const first = fields[0]?.key ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is led there once more has looked elsewhere.
  useEffect(() => {
    if (wanted === null) show([first]);
    // After its disclosures have opened.
    else requestAnimationFrame(() => box.current && focusField(box.current, wanted));
  }, [wanted, key, show, first]);
  const leave = ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
    const field = target.closest<HTMLElement>('[data-path]');
    const isInput = !(target instanceof HTMLButtonElement);
    const isLeft = isInput && !field?.contains(relatedTarget);
    // Not while a click is in progress, whose target would move.
    if (isLeft) setTimeout(() => leaveField(form, field?.dataset.path ?? ''), 200);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears when an input loses the focus.
    <div ref={box} onBlur={leave}>
      {panels(fields).map((panel) => (
        <section className="panel" key={panel[0]?.key}>
          <GroupFields fields={panel} path={[]} level={2} />
        </section>
      ))}
    </div>
  );
}

const isPart = ({ kind }: FieldSchema) => kind === 'group' || kind === 'list';

function panels(fields: readonly FieldSchema[]): readonly (readonly FieldSchema[])[] {
  const found: FieldSchema[][] = [];
  for (const field of fields) {
    if (isPart(field) || !found.at(-1)?.every((each) => !isPart(each))) found.push([field]);
    else found.at(-1)?.push(field);
  }
  return found;
}

/** Focuses a field, or the nearest part of the form around it. */
function focusField(form: HTMLElement, at: string): void {
  const place = form.querySelector(`[data-path="${CSS.escape(at)}"]`);
  const find = (kinds: string) => place?.querySelector<HTMLElement>(kinds);
  const control = find('input[type="time"]') ?? find('input, textarea, select, button');
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
  if (!control && at.includes('.')) focusField(form, at.slice(0, at.lastIndexOf('.')));
}
