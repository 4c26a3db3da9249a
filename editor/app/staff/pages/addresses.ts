import type { FieldProblem, FormFile } from '../../../form/forms.ts';
import { type TaskId, taskOf } from '../tasks.ts';

/** The page of a task in a file. */
export const taskAddress = (id: string, task: TaskId) => `/branches/${id}/${task}`;

/** All tasks of a branch. */
export const branchAddress = (id: string) => `/branches/${id}`;

/** The text of a file, for what no form can show. */
export const textAddress = (id: string) => `/branches/${id}/text`;

/** The field that is wrong; without one, the text of the file. */
export function problemAddress(file: Pick<FormFile, 'id' | 'kind'>, { path }: Pick<FieldProblem, 'path'>): string {
  if (!path || path.length === 0) return textAddress(file.id);
  return `${taskAddress(file.id, taskOf(file.kind, path))}?at=${encodeURIComponent(path.join('.'))}`;
}
