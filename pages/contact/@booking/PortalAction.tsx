import styled from '@emotion/styled';
import { ExternalLink } from '../../../components/site/ExternalLink.tsx';
import { ActionRow } from '../../../components/ui/layout/ActionRow.tsx';
import { color, size, space } from '../../../components/ui/style/tokens.ts';
import { usePageBranch } from '../../../renderer/context/pageContext.ts';
import { useWords } from '../../../renderer/context/useWords.tsx';

/** A link to the branch's booking portal, with a note that it opens in a new tab. */
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
