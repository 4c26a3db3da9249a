import styled from '@emotion/styled';
import { ShortAddress } from '../../components/branches/ShortAddress.tsx';
import { ExternalLink } from '../../components/site/ExternalLink.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { color, from, measure, radius, space } from '../../components/ui/style/tokens.ts';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useLocalWords, useWords } from '../../renderer/context/useWords.tsx';
import { BookingForm } from './BookingForm.tsx';

/** The booking form for an online consultation, and the booking portals for visits in person. */
export function Booking() {
  const { branches } = useSite();
  const words = useWords('online-free-consultations-and-appointments');
  const local = useLocalWords();
  return (
    <Section id="booking" title={words.text('booking.title')} intro={words.text('booking.intro')}>
      <BookingForm />
      <InPerson>
        <div>
          <h3>{words.text('booking.portals.title')}</h3>
          <p>{words.text('booking.portals.text')}</p>
          <p>{words.text('booking.clinicNote')}</p>
        </div>
        <Portals>
          {branches.map((branch) => (
            <li key={branch.id}>
              <ExternalLink href={branch.booking.portal} look="secondary" icon="calendar">
                {words.text('booking.portals.button', { branch: local.plain(branch.name) })}
              </ExternalLink>
              <small>
                <ShortAddress branch={branch} />
              </small>
            </li>
          ))}
        </Portals>
      </InPerson>
    </Section>
  );
}

const InPerson = styled.div`
  margin-top: ${space.l};
  padding: ${space.panel};
  border-radius: ${radius.l};
  background: ${color.mint};

  p {
    max-width: ${measure.narrow};
    margin-top: ${space.xs};
  }

  ${from.desktop} {
    display: grid;
    grid-template-columns: minmax(26rem, 1fr) auto;
    align-items: center;
    gap: ${space.l};
  }
`;

/* Each button has the branch's address below it. */
const Portals = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
  margin-top: ${space.m};
  padding: 0;
  list-style: none;

  li {
    display: grid;
    flex: 1 1 14rem;
    gap: ${space.xs};
    text-align: center;
  }

  small {
    color: ${color.inkSoft};
  }

  ${from.desktop} {
    display: grid;
    margin-top: 0;
  }
`;
