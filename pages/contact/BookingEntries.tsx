import styled from '@emotion/styled';
import { ShortAddress } from '../../components/branches/ShortAddress.tsx';
import { SplitSection } from '../../components/ui/layout/SplitSection.tsx';
import { Action } from '../../components/ui/links/Action.tsx';
import { below, color, radius, shadow, space } from '../../components/ui/style/tokens.ts';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useLocalWords, useWords } from '../../renderer/context/useWords.tsx';
import { bookingPath } from '../../renderer/site/routes.ts';

/** Links to the branches' booking pages. */
export function BookingEntries() {
  const { branches } = useSite();
  const words = useWords('contact');
  const local = useLocalWords();
  return (
    <SplitSection title={words.text('booking.title')} intro={words.text('booking.text')}>
      <Entries>
        {branches.map((branch) => (
          <li key={branch.id}>
            <div>
              <h3>{local.text(branch.name)}</h3>
              <p>
                <ShortAddress branch={branch} />
              </p>
            </div>
            <Action href={bookingPath(branch)} icon="calendar">
              {words.text('booking.button', { branch: local.plain(branch.name) })}
            </Action>
          </li>
        ))}
      </Entries>
    </SplitSection>
  );
}

const Entries = styled.ul`
  display: grid;
  gap: ${space.s};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.s} ${space.m};
    padding: ${space.m};
    border: 1px solid ${color.line};
    border-radius: ${radius.m};
    background: ${color.white};
    box-shadow: ${shadow.soft};
  }

  li > div {
    flex: 1 1 12rem;
  }

  p {
    color: ${color.inkSoft};
  }

  @media print {
    section:has(&) {
      display: none;
    }
  }

  ${below.largePhone} {
    a {
      width: 100%;
    }
  }
`;
