import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { HoursList } from '../../components/branches/HoursList.tsx';
import { SplitSection } from '../../components/ui/layout/SplitSection.tsx';
import { Icon } from '../../components/ui/links/Icon.tsx';
import { color, control, from, measure, radius, space } from '../../components/ui/style/tokens.ts';
import { useWords } from '../../renderer/context/useWords.tsx';

/** What stands with the texts of each reason, in the order of the words file. */
const REASONS: readonly Readonly<{ icon: string; facts?: ReactNode }>[] = [
  { icon: 'hand-stop' },
  { icon: 'receipt-rupee' },
  { icon: 'calendar-time', facts: <HoursList heading="h4" /> },
];

/** The reasons to choose this clinic. */
export function Reasons() {
  const words = useWords('home');
  return (
    <SplitSection title={words.text('why.title')} background="mint">
      <List>
        {words.list('why.items').map((key, i) => (
          <li key={key}>
            <Badge>
              <Icon name={REASONS[i]?.icon ?? 'circle-check'} />
            </Badge>
            <div>
              <h3>{words.text(`${key}.title`)}</h3>
              <p>{words.text(`${key}.text`)}</p>
              {REASONS[i]?.facts}
            </div>
          </li>
        ))}
      </List>
    </SplitSection>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.l};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: ${space.s};
  }

  ${from.tablet} {
    li {
      gap: ${space.m};
    }
  }

  p {
    max-width: ${measure.text};
    margin-top: ${space.xxs};
    color: ${color.inkSoft};
  }

  p + * {
    margin-top: ${space.s};
  }

  ${from.phone} {
    dl {
      grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
    }
  }
`;

const Badge = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: ${control.l};
  height: ${control.l};
  border-radius: ${radius.s};
  background: ${color.white};
  color: ${color.teal};
`;
