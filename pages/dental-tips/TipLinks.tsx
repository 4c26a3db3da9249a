import styled from '@emotion/styled';
import { Icon } from '../../components/ui/Icon.tsx';
import { color, control, radius, size, space } from '../../components/ui/tokens.ts';
import { useWords } from '../../renderer/useWords.tsx';
import { TIPS } from './tips.ts';

/** Jumps to each of the tips. */
export function TipLinks() {
  const words = useWords('dental-tips');
  return (
    <nav aria-label={words.plain('hero.jump')}>
      <List>
        {TIPS.map(({ id, icon }, i) => (
          <li key={id}>
            <a href={`#${id}`}>
              <Icon name={icon} />
              {words.text(`tips.${i}.title`)}
            </a>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  margin-top: ${space.m};
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    gap: ${space.xs};
    min-height: ${control.m};
    padding: ${space.xs} ${space.s};
    border-radius: ${radius.pill};
    background: ${color.white};
    color: ${color.tealDark};
    font-size: ${size.small};
    font-weight: 600;
    text-decoration: none;
  }

  svg {
    width: 1.25em;
    height: 1.25em;
    color: ${color.teal};
  }

  a:hover {
    text-decoration: underline;
  }

  a:focus-visible {
    border-radius: ${radius.pill};
  }

  @media print {
    display: none;
  }
`;
