import type { FieldSchema } from '../../../form/types.ts';
import { type FileKind, fieldsOf, type TaskId } from '../tasks.ts';

/** Whether a kind of file has fields that a task is about. */
export const hasTask = (task: TaskId, schema: FieldSchema, kind: FileKind): boolean =>
  fieldsOf(task, kind, schema.fields ?? []).length > 0;
