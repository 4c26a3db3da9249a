import styled from '@emotion/styled';
import { Icon } from '../../components/ui/Icon.tsx';
import { Section } from '../../components/ui/Section.tsx';
import { color, from, measure, space } from '../../components/ui/tokens.ts';
import { useWords } from '../../renderer/useWords.tsx';

const ICONS = ['dental', 'mood-smile', 'stack-2', 'dental-broken', 'mood-kid', 'activity'];

/** Six subjects to talk about. */
export function Topics() {
  const words = useWords('online-free-consultations-and-appointments');
  return (
    <Section title={words.text('topics.title')} intro={words.text('topics.intro')}>
      <List>
        {words.list('topics.items').map((key, i) => (
          <li key={key}>
            <Icon name={ICONS[i] ?? 'dental'} />
            <div>
              <h3>{words.text(`${key}.title`)}</h3>
              <p>{words.text(`${key}.text`)}</p>
            </div>
          </li>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  gap: 0 ${space.xl};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: ${space.s};
    padding-block: ${space.m};
    border-top: 1px solid ${color.line};
  }

  svg {
    color: ${color.teal};
  }

  p {
    max-width: ${measure.narrow};
    margin-top: ${space.xxs};
    color: ${color.inkSoft};
  }

  ${from.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;
