import styled from '@emotion/styled';
import { Icon } from '../../components/ui/Icon.tsx';
import { Section } from '../../components/ui/Section.tsx';
import { color, from, radius, space } from '../../components/ui/tokens.ts';
import { useWords } from '../../renderer/useWords.tsx';

/** One icon per reason, in their order. */
const ICONS = ['message-2', 'receipt-rupee', 'calendar-time'];

/** What a patient can expect: the title on one side, the reasons on the other. */
export function Reasons() {
  const words = useWords('home');
  return (
    <Section ground="mint">
      <Columns>
        <h2>{words.text('why.title')}</h2>
        <List>
          {words.list('why.items').map((key, i) => (
            <li key={key}>
              <Badge>
                <Icon name={ICONS[i] ?? 'circle-check'} />
              </Badge>
              <div>
                <h3>{words.text(`${key}.title`)}</h3>
                <p>{words.text(`${key}.text`)}</p>
              </div>
            </li>
          ))}
        </List>
      </Columns>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space.l};

  ${from.desktop} {
    grid-template-columns: 2fr 3fr;
    gap: ${space.xl};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space.l};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: ${space.m};
  }

  p {
    max-width: 38rem;
    margin-top: 0.25rem;
    color: ${color.inkSoft};
  }
`;

const Badge = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 3.25rem;
  height: 3.25rem;
  border-radius: ${radius.s};
  background: ${color.white};
  color: ${color.teal};
`;
