import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { State } from '../../../../locales/model/status.ts';
import { Badge } from '../../ui/Badge.tsx';
import { color, edge, space } from '../../ui/look.ts';

export type ProgressProps = Readonly<{ counts: Readonly<Record<State, number>> }>;

/** From finished to not begun. */
const ORDER = ['reviewed', 'translated', 'machine', 'stale', 'missing'] as const;

const BACKGROUND: Readonly<Record<State, string>> = {
  reviewed: color.teal,
  translated: '#5fb3a8',
  machine: color.lineStrong,
  stale: color.yellow,
  missing: color.coralSoft,
};

/** How far a translation is: a bar, and the same in words. */
export function Progress({ counts }: ProgressProps) {
  const { t } = useTranslation('editor-texts');
  const present = ORDER.filter((state) => counts[state] > 0);
  return (
    <>
      <Bar aria-hidden="true">
        {present.map((state) => (
          <span key={state} style={{ flexGrow: counts[state], background: BACKGROUND[state] }} />
        ))}
      </Bar>
      <Words>
        {present.map((state) => (
          <li key={state}>
            <Badge tone={state === 'stale' ? 'attention' : state === 'missing' ? 'wrong' : 'plain'}>
              {t(`counts.${state}`, { count: counts[state] })}
            </Badge>
          </li>
        ))}
      </Words>
    </>
  );
}

const Bar = styled.div`
  display: flex;
  height: 0.75rem;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${edge.s};
  background: ${color.sand};
`;

const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  margin: ${space.xs} 0 0;
  padding: 0;
  list-style: none;
`;
