import styled from '@emotion/styled';
import { Icon } from '../../components/ui/Icon.tsx';
import { Prose } from '../../components/ui/Prose.tsx';
import { Section } from '../../components/ui/Section.tsx';
import { color, control, from, radius, shadow, size, space } from '../../components/ui/tokens.ts';
import { useWords } from '../../renderer/useWords.tsx';

/** One icon per tip, in their order: gums, sensitive teeth, pain, hygiene, children, mouthwash, ulcers. */
const ICONS = ['droplet', 'snowflake', 'bolt', 'dental', 'mood-kid', 'bottle', 'zoom-in'];

/** The tips, one card below the other: its name on one side, the advice on the other. */
export function TipList() {
  const words = useWords('dental-tips');
  return (
    <Section ground="sand">
      <List>
        {words.list('tips').map((key, i) => (
          <li key={key} id={`tip-${i + 1}`}>
            <Name>
              <Badge>
                <Icon name={ICONS[i] ?? 'dental'} />
              </Badge>
              <h2>{words.text(`${key}.title`)}</h2>
            </Name>
            <Prose>{words.rich(`${key}.content`)}</Prose>
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

  h2 {
    font-size: ${size.h3};
  }

  ul {
    list-style: disc;
  }

  ${from.desktop} {
    & > li {
      grid-template-columns: 1fr 2fr;
    }
  }

  @media print {
    & > li {
      break-inside: avoid;
      box-shadow: none;
    }
  }
`;

const Name = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.m};

  ${from.desktop} {
    align-items: flex-start;
    flex-direction: column;
    gap: ${space.s};
  }
`;

const Badge = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: ${control.xl};
  height: ${control.xl};
  border-radius: ${radius.pill};
  background: ${color.mintDeep};
  color: ${color.tealDark};
`;
