import styled from '@emotion/styled';
import type { Branch } from '../../branches/model/siteModel.ts';
import { BranchFacts } from '../../components/branches/BranchFacts.tsx';
import { BranchTitle } from '../../components/branches/BranchTitle.tsx';
import { LinkLabel } from '../../components/site/LinkLabel.tsx';
import { color, control, radius, space } from '../../components/ui/style/tokens.ts';
import { usePage } from '../../renderer/context/pageContext.ts';
import { useLocalWords, useWords } from '../../renderer/context/useWords.tsx';
import { contactCardPath } from '../../renderer/site/contactCards.ts';

export type OfflineBranchProps = Readonly<{ branch: Branch }>;

/** What a patient without a connection needs of a branch: number, address, hours, and its contact for the phone. */
export function OfflineBranch({ branch }: OfflineBranchProps) {
  const words = useWords('contact');
  const local = useLocalWords();
  const { language } = usePage();
  return (
    <Box>
      <BranchTitle branch={branch} />
      <BranchFacts branch={branch} callable />
      <Save href={contactCardPath(branch, language)} download>
        <LinkLabel about={local.plain(branch.name)}>{words.text('details.saveNumber')}</LinkLabel>
      </Save>
    </Box>
  );
}

const Box = styled.li`
  display: grid;
  gap: ${space.s};
  align-content: start;
  justify-items: start;
  padding: ${space.m};
  border-radius: ${radius.m};
  background: ${color.white};
`;

const Save = styled.a`
  display: flex;
  align-items: center;
  min-height: ${control.m};
  font-weight: 600;
`;
