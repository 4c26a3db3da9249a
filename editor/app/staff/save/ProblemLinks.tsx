import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { problemAddress } from '../pages/addresses.ts';
import type { Mistake } from './useMistakes.ts';

/** The mistakes, each with the way to its field. */
export function ProblemLinks({ mistakes }: Readonly<{ mistakes: readonly Mistake[] }>) {
  const { t } = useTranslation('editor-staff');
  if (mistakes.length === 0) return null;
  return (
    <div className="problem-links">
      <strong>{t('mistakes.before', { count: mistakes.length })}</strong>
      <ul>
        {mistakes.map(({ file, problem }) => (
          <li key={`${file.id} ${problem.line}:${problem.column} ${problem.message}`}>
            <Link to={problemAddress(file, problem)}>
              {t('mistakes.in', { file: file.name, message: problem.message.split('\n')[0] })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
