import styled from '@emotion/styled';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { WhenClosed } from '../site/WhenClosed.tsx';
import { ActionRow } from '../ui/layout/Section.tsx';
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

const Calls = styled(ActionRow)(strongByHour);
