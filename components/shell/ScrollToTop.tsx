import styled from '@emotion/styled';
import { useWords } from '../../renderer/context/useWords.tsx';
import { Icon } from '../ui/links/Icon.tsx';
import { color, control, from, radius, shadow } from '../ui/style/tokens.ts';

/** Scrolls back to the top. `renderer/client/scroll.ts` sets the attribute that shows it; its room is always reserved. */
export function ScrollToTop() {
  const words = useWords('common');
  return (
    <Button type="button" data-to-top="" aria-label={words.plain('actions.scrollToTop')}>
      <Icon name="arrow-up" />
    </Button>
  );
}

const Button = styled.button`
  display: grid;
  place-items: center;
  visibility: hidden;
  width: ${control.l};
  height: ${control.l};
  padding: 0;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.pill};
  background: ${color.white};
  color: ${color.tealDark};
  cursor: pointer;

  html[data-far] & {
    visibility: visible;
  }

  &:hover {
    background: ${color.mint};
  }

  ${from.wide} {
    width: ${control.m};
    height: ${control.m};
    box-shadow: ${shadow.lifted};
  }
`;
