import { useTranslation } from 'react-i18next';
import type { State } from '../../../../locales/model/status.ts';

export type ProgressProps = Readonly<{ counts: Readonly<Record<State, number>> }>;

/** From finished to not begun. */
const ORDER = ['reviewed', 'translated', 'machine', 'stale', 'missing'] as const;

/** How far a translation is: a bar, and the same in words. */
export function Progress({ counts }: ProgressProps) {
  const { t } = useTranslation('editor-texts');
  const present = ORDER.filter((state) => counts[state] > 0);
  return (
    <>
      <div className="progress-bar" aria-hidden="true">
        {present.map((state) => (
          <span key={state} data-state={state} style={{ flexGrow: counts[state] }} />
        ))}
      </div>
      <ul className="progress-words">
        {present.map((state) => (
          <li key={state}>
            <span
              className="badge"
              data-tone={state === 'stale' ? 'attention' : state === 'missing' ? 'wrong' : 'plain'}
            >
              {t(`counts.${state}`, { count: counts[state] })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
