import styled from '@emotion/styled';
import type { Branch } from '../../branches/model/siteModel.ts';
import { useLocalWords } from '../../renderer/context/useWords.tsx';
import { color } from '../ui/style/tokens.ts';

export type BranchTitleProps = Readonly<{ branch: Pick<Branch, 'name' | 'area' | 'region'> }>;

/** The title of a branch's card: its name, and where it is. */
export function BranchTitle({ branch: { name, area, region } }: BranchTitleProps) {
  const local = useLocalWords();
  return (
    <div>
      <h3>{local.text(name)}</h3>
      <Area>
        {local.text(area)}, {local.text(region)}
      </Area>
    </div>
  );
}

const Area = styled.p`
  color: ${color.inkSoft};
`;
