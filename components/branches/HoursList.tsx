import styled from '@emotion/styled';
import type { Branch } from '../../branches/model/siteModel.ts';
import { usePage } from '../../renderer/context/pageContext.ts';
import { useLocalWords } from '../../renderer/context/useWords.tsx';
import { leading, size, space } from '../ui/style/tokens.ts';
import { BranchHours } from './BranchHours.tsx';

export type HoursListProps = Readonly<{
  /** The level of the branches' names. */
  heading?: 'h3' | 'h4';
}>;

/** The opening hours of all branches: listed once if they are the same, otherwise per branch. */
export function HoursList({ heading: Heading = 'h3' }: HoursListProps) {
  const { site } = usePage();
  const local = useLocalWords();
  const [first, ...others] = site.branches;
  if (!first) return null;
  const areEqual = others.every((branch) => hoursOf(branch) === hoursOf(first));
  if (areEqual) return <BranchHours branch={first} />;
  return site.branches.map((branch) => (
    <Group key={branch.id}>
      <Heading>{local.text(branch.name)}</Heading>
      <BranchHours branch={branch} />
    </Group>
  ));
}

const hoursOf = ({ hours, exceptions }: Branch) => JSON.stringify([hours, exceptions]);

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
