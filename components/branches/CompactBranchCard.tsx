import styled from '@emotion/styled';
import type { Branch } from '../../branches/model/siteModel.ts';
import { color, radius, shadow, space } from '../ui/style/tokens.ts';
import { BranchFacts } from './BranchFacts.tsx';
import { BranchPhotos } from './BranchPhotos.tsx';
import { BranchTitle } from './BranchTitle.tsx';
import { DirectionsLink } from './DirectionsLink.tsx';

export type CompactBranchCardProps = Readonly<{ branch: Branch }>;

/** A branch as a list item on a page about something else: the facts of `BranchCard` with links instead of buttons. */
export function CompactBranchCard({ branch }: CompactBranchCardProps) {
  return (
    <Box>
      <BranchTitle branch={branch} />
      <BranchPhotos branch={branch} />
      <BranchFacts branch={branch} callable />
      <DirectionsLink branch={branch} look="quiet" icon="route" />
    </Box>
  );
}

const Box = styled.li`
  display: grid;
  gap: ${space.s};
  align-content: start;
  justify-items: start;
  padding: ${space.m};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.white};
  box-shadow: ${shadow.soft};
`;
