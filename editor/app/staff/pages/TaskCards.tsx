import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FormFile } from '../../../form/types.ts';
import { TASKS, type TaskId } from '../tasks.ts';
import { taskAddress } from './addresses.ts';

export type TaskCardsProps = Readonly<{
  /** The files that a task can be about. */
  filesOf(task: TaskId): readonly FormFile[];
}>;

/** The tasks. One that is about several files asks for which. */
export function TaskCards({ filesOf }: TaskCardsProps) {
  const { t } = useTranslation('editor-staff');
  const shown = TASKS.map((task) => ({ task, files: filesOf(task) })).filter(({ files }) => files.length > 0);
  return (
    <ul className="task-cards-list">
      {shown.map(({ task, files }) => (
        <li className="task-cards-card" key={task}>
          <h2>{t(`tasks.${task}.title`)}</h2>
          <p>{t(`tasks.${task}.hint`)}</p>
          <div className="task-cards-files">
            {files.map((file) => {
              const name = file.kind === 'clinic' ? t('allBranches') : file.name;
              return (
                <Link
                  className="task-cards-go"
                  key={file.id}
                  to={taskAddress(file, task)}
                  aria-label={t('taskOf', { task: t(`tasks.${task}.title`), file: name })}
                >
                  {files.length === 1 ? t('change') : name}
                </Link>
              );
            })}
          </div>
        </li>
      ))}
    </ul>
  );
}
