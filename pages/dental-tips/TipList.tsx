import styled from '@emotion/styled';
import { Prose } from '../../components/ui/layout/Prose.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { Icon } from '../../components/ui/links/Icon.tsx';
import { color, control, from, radius, shadow, size, space } from '../../components/ui/style/tokens.ts';
import { useWords } from '../../renderer/context/useWords.tsx';
import { TIPS } from './tips.ts';

/** The tips as a list of cards: the title and what to do now on one side, the advice on the other. */
export function TipList() {
  const words = useWords('dental-tips');
  return (
    <Section background="sand">
      <List>
        {TIPS.map(({ id, icon }, i) => (
          <li key={id} id={id}>
            <div>
              <Name>
                <Badge>
                  <Icon name={icon} />
                </Badge>
                <h2>{words.text(`tips.${i}.title`)}</h2>
              </Name>
              <Now>
                <strong>{words.text('doNow')}</strong>
                <span>{words.text(`tips.${i}.now`)}</span>
              </Now>
            </div>
            <Advice>{words.rich(`tips.${i}.content`)}</Advice>
          </li>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.m};
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: ${space.m};
    padding: ${space.panel};
    border-radius: ${radius.m};
    background: ${color.white};
    box-shadow: ${shadow.soft};
  }

  /* The target of the link that was followed. */
  & > li:target {
    outline: 3px solid ${color.teal};
  }

  ul {
    list-style: disc;
  }

  ${from.desktop} {
    & > li {
      grid-template-columns: 2fr 3fr;
      gap: ${space.xl};
    }
  }

  @media print {
    & > li {
      padding: ${space.s} 0 0;
    }

    & > li:target {
      outline: 0;
    }
  }
`;

const Name = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s};

  h2 {
    font-size: ${size.h3};
  }
`;

const Badge = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: ${control.l};
  height: ${control.l};
  border-radius: ${radius.s};
  background: ${color.mintDeep};
  color: ${color.tealDark};
`;

const Now = styled.p`
  display: grid;
  margin-top: ${space.m};
  padding-inline-start: ${space.m};
  border-inline-start: 4px solid ${color.teal};
  font-size: ${size.lead};

  strong {
    color: ${color.teal};
    font-size: ${size.small};
  }
`;

/* Every tip ends with when to see a dentist. */
const Advice = styled(Prose)`
  & > p:last-child {
    padding-top: ${space.s};
    border-top: 1px solid ${color.line};
  }
`;
