import styled from '@emotion/styled';
import { useWords } from '../../renderer/context/useWords.tsx';
import { Icon } from '../ui/links/Icon.tsx';
import { color, control, from, radius, shadow, space } from '../ui/style/tokens.ts';

/** Scrolls back to the top. `renderer/client/scroll.ts` sets the attribute that shows it. */
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
  /* In the bar of small screens, its neighbour has its room until it appears. */
  margin-inline-start: calc(-1 * ${control.l} - ${space.xs});
  padding: 0;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.pill};
  background: ${color.white};
  color: ${color.tealDark};
  cursor: pointer;

  html[data-far] & {
    visibility: visible;
    margin: 0;
  }

  &:hover {
    background: ${color.mint};
  }

  &:focus-visible {
    border-radius: ${radius.pill};
    box-shadow: ${shadow.ring};
  }

  ${from.wide} {
    width: ${control.m};
    height: ${control.m};
    margin: 0;
    box-shadow: ${shadow.lifted};
  }
`;
