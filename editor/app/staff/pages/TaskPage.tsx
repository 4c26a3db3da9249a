import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import type { FieldSchema } from '../../../form/fieldSchema.ts';
import type { FormFile } from '../../../form/forms.ts';
import { FileFormProvider, useFileForm } from '../form/fileForm.tsx';
import { GroupFields } from '../form/GroupFields.tsx';
import { fileQuery, schemaQuery } from '../queries.ts';
import { fieldsOf, isTask, pageOf, type TaskId } from '../tasks.ts';
import { FilePage } from './FilePage.tsx';

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
  if (!schema || !state) return null;
  if (state.values === null) return <Navigate to={`/branches/${file.id}/text`} replace />;
  return (
    <FileFormProvider file={file} state={state} page={pageOf(task)}>
      <TaskFields key={task} fields={fieldsOf(task, file.kind, schema.fields ?? [])} />
    </FileFormProvider>
  );
}

/** Below the page's own. */
const LEVEL = 2;

/** The fields of a task: groups and lists apart, single fields together. The field that the address names gets the focus. */
function TaskFields({ fields }: Readonly<{ fields: readonly FieldSchema[] }>) {
  const { show } = useFileForm();
  const box = useRef<HTMLDivElement>(null);
  const wanted = useSearchParams()[0].get('at');
  const first = fields[0]?.key ?? '';
  useEffect(() => {
    if (wanted === null) show([first]);
    // What the field is in opens first.
    else requestAnimationFrame(() => box.current && focusField(box.current, wanted));
  }, [wanted, show, first]);
  return (
    <div ref={box}>
      {panels(fields).map((panel) => (
        <section className="panel" key={panel[0]?.key}>
          <GroupFields fields={panel} path={[]} level={LEVEL} />
        </section>
      ))}
    </div>
  );
}

const isPart = ({ kind }: FieldSchema) => kind === 'group' || kind === 'list';

function panels(fields: readonly FieldSchema[]): readonly (readonly FieldSchema[])[] {
  const found: FieldSchema[][] = [];
  for (const field of fields) {
    const last = found.at(-1);
    if (last && !isPart(field) && !last.some(isPart)) last.push(field);
    else found.push([field]);
  }
  return found;
}

/** Puts the focus on a field, or on the nearest part of the form that it is in. */
function focusField(form: HTMLElement, at: string): void {
  const place = form.querySelector(`[data-path="${CSS.escape(at)}"]`);
  const control = place?.querySelector<HTMLElement>('input, textarea, select, button');
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
  if (!control && at.includes('.')) focusField(form, at.slice(0, at.lastIndexOf('.')));
}
