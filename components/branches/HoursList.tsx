import styled from '@emotion/styled';
import type { Branch } from '../../branches/model/siteModel.ts';
import { usePage } from '../../renderer/context/pageContext.ts';
import { useFigures } from '../../renderer/context/useFigures.ts';
import { useLocalWords, useWords } from '../../renderer/context/useWords.tsx';
import { formatHours } from '../../renderer/i18n/figures.ts';
import { size, space } from '../ui/style/tokens.ts';
import { HoursExceptions } from './HoursExceptions.tsx';

/** The opening hours of all branches: listed once if they are the same, otherwise per branch. */
export function HoursList() {
  const { site } = usePage();
  const local = useLocalWords();
  const [first, ...others] = site.branches;
  if (!first) return null;
  const areEqual = others.every((branch) => hoursOf(branch) === hoursOf(first));
  if (areEqual) return <BranchHours branch={first} />;
  return site.branches.map((branch) => (
    <Group key={branch.id}>
      <h3>{local.text(branch.name)}</h3>
      <BranchHours branch={branch} />
    </Group>
  ));
}

const hoursOf = ({ hours, exceptions }: Branch) => JSON.stringify([hours, exceptions]);

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

const Group = styled.div`
  & + & {
    margin-top: ${space.m};
  }

  h3 {
    margin-bottom: ${space.xxs};
    font-size: ${size.body};
  }
`;

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
