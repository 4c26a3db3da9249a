import styled from '@emotion/styled';
import { ExternalLink } from '../../../components/site/ExternalLink.tsx';
import { ActionRow } from '../../../components/ui/layout/ActionRow.tsx';
import { color, size, space } from '../../../components/ui/style/tokens.ts';
import { usePageBranch } from '../../../renderer/context/pageContext.ts';
import { useWords } from '../../../renderer/context/useWords.tsx';

/** Opens the branch's booking portal in a new tab, and says so. */
export function PortalAction() {
  const { booking } = usePageBranch();
  const words = useWords('booking');
  return (
    <>
      <ActionRow>
        <ExternalLink href={booking.portal} icon="calendar">
          {words.text('button')}
        </ExternalLink>
      </ActionRow>
      <Note>{words.text('newTab')}</Note>
    </>
  );
}

const Note = styled.p`
  margin-top: ${space.s};
  color: ${color.inkSoft};
  font-size: ${size.small};
`;
