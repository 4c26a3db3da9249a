import { Link } from 'react-router-dom';
import type { PlacedSentence } from '../../publish/placed.ts';
import { problemAddress } from '../staff/tasks.ts';
import { Notice } from '../ui/Notice.tsx';

export type ProblemListProps = Readonly<{ title: string; problems: readonly PlacedSentence[] }>;

/** What is wrong, in the build's sentences, each with the way to its field. */
export function ProblemList({ title, problems }: ProblemListProps) {
  return (
    <Notice tone="wrong">
      <p>{title}</p>
      <Sentences problems={problems} />
    </Notice>
  );
}

/** Sentences with their places. */
export function Sentences({ problems }: Pick<ProblemListProps, 'problems'>) {
  return (
    <ul>
      {problems.map(({ message, file = '', line, path }) => {
        const place = line === undefined ? file : `${file}:${line}`;
        const [, id] = /^branches\/([^/]+)\.ya?ml$/.exec(file) ?? [];
        const form = { id: id ?? '', kind: id === 'clinic' ? 'clinic' : 'branch' } as const;
        return (
          <li key={`${place} ${message}`}>
            {message}{' '}
            <span className="hint">
              {id !== undefined && path ? <Link to={problemAddress(form, path)}>{place}</Link> : place}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
