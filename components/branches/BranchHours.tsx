import styled from '@emotion/styled';
import type { Branch } from '../../branches/model/siteModel.ts';
import { useFigures, useWords } from '../../renderer/context/useWords.tsx';
import { formatHours } from '../../renderer/i18n/figures.ts';
import { space } from '../ui/style/tokens.ts';
import { HoursExceptions } from './HoursExceptions.tsx';

export type BranchHoursProps = Readonly<{ branch: Branch }>;

/** The opening hours of one branch, with upcoming exceptions. */
export function BranchHours({ branch }: BranchHoursProps) {
  const figures = useFigures();
  const words = useWords('common');
  return (
    <List>
      {formatHours(branch, figures.words).map(({ days, shifts }) => (
        <div key={days}>
          <dt>{figures.mark(days)}</dt>
          {shifts.length === 0 && <dd>{words.text('hours.closed')}</dd>}
          {shifts.map((shift) => (
            <dd key={shift}>{figures.mark(shift)}</dd>
          ))}
        </div>
      ))}
      <HoursExceptions branch={branch} />
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${space.xs};

  dt {
    font-weight: 600;
  }

  dd {
    font-variant-numeric: tabular-nums;
  }
`;
