import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FormFile } from '../../../form/types.ts';
import { color, edge, size, space } from '../../ui/look.ts';
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
    <List>
      {shown.map(({ task, files }) => (
        <Card key={task}>
          <h2>{t(`tasks.${task}.title`)}</h2>
          <p>{t(`tasks.${task}.hint`)}</p>
          <Files>
            {files.map((file) => {
              const name = file.kind === 'clinic' ? t('allBranches') : file.name;
              return (
                <Go
                  key={file.id}
                  to={taskAddress(file, task)}
                  aria-label={t('taskOf', { task: t(`tasks.${task}.title`), file: name })}
                >
                  {files.length === 1 ? t('change') : name}
                </Go>
              );
            })}
          </Files>
        </Card>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
  gap: ${space.s};
  margin: 0 0 ${space.l};
  padding: 0;
  list-style: none;
`;

const Card = styled.li`
  display: flex;
  flex-direction: column;
  padding: ${space.s} ${space.m};
  border: 1px solid ${color.line};
  border-radius: ${edge.m};
  background: ${color.white};
  & > h2 {
    margin: 0;
    font-size: 1.0625rem;
  }
  & > p {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
`;

const Files = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  margin-top: auto;
`;

const Go = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.25rem;
  padding: 0 ${space.s};
  border: 1px solid ${color.teal};
  border-radius: ${edge.s};
  font-weight: 600;
  text-decoration: none;
  &:hover {
    background: ${color.mint};
  }
`;
