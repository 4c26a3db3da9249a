import styled from '@emotion/styled';
import { useWords } from '../../renderer/useWords.tsx';
import { Icon } from '../ui/Icon.tsx';
import { color, shadow, space } from '../ui/tokens.ts';

/** Back to the top; shown beyond 300 px by the mark that `renderer/client/scroll.ts` sets. */
export function ScrollToTop() {
  const words = useWords('common');
  return (
    <Button type="button" data-to-top="" aria-label={words.plain('actions.scrollToTop')}>
      <Icon name="arrow-up" />
    </Button>
  );
}

const Button = styled.button`
  position: fixed;
  inset: auto auto ${space.m} ${space.m};
  z-index: 9;
  display: grid;
  place-items: center;
  visibility: hidden;
  width: 3.25rem;
  height: 3.25rem;
  border: 1px solid ${color.line};
  border-radius: 50%;
  background: ${color.white};
  color: ${color.tealDark};
  box-shadow: ${shadow.lifted};
  cursor: pointer;

  html[data-far] & {
    visibility: visible;
  }

  &:hover {
    background: ${color.mint};
  }

  &:focus-visible {
    border-radius: 50%;
    box-shadow: 0 0 0 8px ${color.white};
  }

  @media print {
    display: none;
  }
`;
