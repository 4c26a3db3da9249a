import styled from '@emotion/styled';
import { color, control, radius, size, space } from '../../components/ui/tokens.ts';
import { useWords } from '../../renderer/useWords.tsx';

/** Jumps to each of the tips. */
export function TipLinks() {
  const words = useWords('dental-tips');
  return (
    <nav aria-label={words.plain('hero.jump')}>
      <List>
        {words.list('tips').map((key, i) => (
          <li key={key}>
            <a href={`#tip-${i + 1}`}>{words.text(`${key}.title`)}</a>
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
    min-height: ${control.m};
    padding: ${space.xs} ${space.s};
    border-radius: ${radius.pill};
    background: ${color.white};
    color: ${color.tealDark};
    font-size: ${size.small};
    font-weight: 600;
    text-decoration: none;
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
