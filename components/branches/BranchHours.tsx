import styled from '@emotion/styled';
import type { Branch } from '../../branches/model/siteModel.ts';
import { usePage } from '../../renderer/context/pageContext.tsx';
import { useFigures, useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { formatDay, formatHours, formatShift } from '../../site/language/figures.ts';
import { leading, size, space } from '../ui/style/tokens.ts';
import { AllBranchesLink } from './BranchLinks.tsx';
import { useShownBranches } from './useShownBranches.ts';

/** The opening hours of a branch, with upcoming exceptions. */
export function BranchHours({ branch }: Readonly<{ branch: Branch }>) {
  const figures = useFigures();
  const { t } = useTranslation('common');
  return (
    <List>
      {formatHours(branch, figures.words).map(({ days, shifts }) => (
        <div key={days}>
          <dt>{figures.mark(days)}</dt>
          {shifts.length === 0 && <dd>{t('hours.closed')}</dd>}
          {shifts.map((shift) => (
            <dd key={shift}>{figures.mark(shift)}</dd>
          ))}
        </div>
      ))}
      <HoursExceptions branch={branch} />
    </List>
  );
}

/** Upcoming days with other hours, as rows of the opening hours. */
function HoursExceptions({ branch }: Readonly<{ branch: Branch }>) {
  const { translator } = usePage();
  const figures = useFigures();
  const { t } = useTranslation('common');
  const local = useLocalText();
  return branch.exceptions.map(({ day, shifts, note }) => {
    const date = formatDay(day, translator);
    return (
      <div key={day} data-exception={day}>
        <dt>{note ? t('hours.exception', { day: date, note: local(note) }) : date}</dt>
        {shifts.length === 0 && <dd>{t('hours.closed')}</dd>}
        {shifts.map((shift) => (
          <dd key={shift.opens}>{figures.mark(formatShift(shift, figures.words))}</dd>
        ))}
      </div>
    );
  });
}

type HoursListProps = Readonly<{
  heading?: 'h3' | 'h4';
}>;

/** The opening hours of all branches: once if they are the same, otherwise per branch; those of many are on their own pages. */
export function HoursList({ heading: Heading = 'h3' }: HoursListProps) {
  const { site, route } = usePage();
  const { branches, all } = useShownBranches();
  const local = useLocalText();
  const [first, ...others] = site.branches;
  if (!first) return null;
  const areEqual = others.every((branch) => sameHours(branch, first));
  if (areEqual) return <BranchHours branch={first} />;
  // A reader may have chosen another branch than the primary one.
  if (all && !route?.branch) return <AllBranchesLink />;
  return branches.map((branch) => (
    <Group key={branch.id}>
      <Heading>{local(branch.name)}</Heading>
      <BranchHours branch={branch} />
    </Group>
  ));
}

const hoursOf = ({ hours, exceptions }: Branch) => JSON.stringify([hours, exceptions]);

/** Whether two branches are open at the same times, on upcoming special days too. */
export const sameHours = (one: Branch, other: Branch): boolean => hoursOf(one) === hoursOf(other);

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

const Group = styled.div`
  & + & {
    margin-top: ${space.m};
  }

  h3,
  h4 {
    margin: 0 0 ${space.xxs};
    font-size: ${size.body};
    line-height: ${leading.tight};
  }
`;
