import styled from '@emotion/styled';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import { ActionRow } from '../ui/layout/Section.tsx';
import { color, space } from '../ui/style/tokens.ts';
import { CallActions, strongByHour } from './BranchLinks.tsx';

/** For what cannot wait: a call per branch, and where to go while all are closed. Booking is never beside them. */
export function UrgentCalls() {
  const { branches } = useSite();
  return (
    <>
      <Calls>
        <CallActions branches={branches} withNumber />
      </Calls>
      <WhenClosed />
    </>
  );
}

/** Where to go while all are closed: the same sentence on every page, and the loudest while they are. */
export function WhenClosed() {
  const { t } = useTranslation('common');
  return <Sentence>{t('emergency.closed')}</Sentence>;
}

const Calls = styled(ActionRow)(strongByHour);

/* Its colour changes, and nothing moves. */
const Sentence = styled.p`
  margin-top: ${space.s};
  color: ${color.inkSoft};

  html[data-clinic='closed'] & {
    color: ${color.coral};
  }
`;
