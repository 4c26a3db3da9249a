import { useTranslation } from 'react-i18next';
import { Notice } from '../ui/Notice.tsx';

export type ProblemListProps = Readonly<{
  problems: readonly Readonly<{ file: string; line: number; message: string }>[];
}>;

/** What keeps the saved content from being published, in the build's sentences. */
export function ProblemList({ problems }: ProblemListProps) {
  const { t } = useTranslation('editor-publish');
  return (
    <Notice tone="wrong">
      <h2>{t('problems.title')}</h2>
      <ul>
        {problems.map(({ file, line, message }) => (
          <li key={`${file}:${line} ${message}`}>
            {file}:{line} {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
