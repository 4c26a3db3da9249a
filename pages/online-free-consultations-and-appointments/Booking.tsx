import styled from '@emotion/styled';
import { HandOff } from '../../components/site/HandOff.tsx';
import { ActionRow } from '../../components/ui/ActionRow.tsx';
import { Section } from '../../components/ui/Section.tsx';
import { color, from, radius, space } from '../../components/ui/tokens.ts';
import { useSite } from '../../renderer/PageContext.ts';
import { useLocalWords, useWords } from '../../renderer/useWords.tsx';
import { BookingForm } from './BookingForm.tsx';

/** The form for an online consultation; beside it the way to a visit in person. */
export function Booking() {
  const { branches } = useSite();
  const words = useWords('online-free-consultations-and-appointments');
  const local = useLocalWords();
  return (
    <Section id="booking" title={words.text('booking.title')} intro={words.text('booking.intro')}>
      <Columns>
        <BookingForm />
        <InPerson>
          <h3>{words.text('booking.portals.title')}</h3>
          <p>{words.text('booking.portals.text')}</p>
          <ActionRow>
            {branches.map((branch) => (
              <HandOff key={branch.id} href={branch.booking.portal} look="secondary" icon="calendar">
                {words.text('booking.portals.button', { branch: local.plain(branch.area) })}
              </HandOff>
            ))}
          </ActionRow>
          <p>{words.text('booking.clinicNote')}</p>
        </InPerson>
      </Columns>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space.xl};

  ${from.desktop} {
    grid-template-columns: 7fr 5fr;
  }
`;

const InPerson = styled.div`
  display: grid;
  gap: ${space.s};
  align-self: start;
  padding: ${space.panel};
  border-radius: ${radius.m};
  background: ${color.mint};
`;
