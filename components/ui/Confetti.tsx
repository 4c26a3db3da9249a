import styled from '@emotion/styled';
import { color, motionOk } from './tokens.ts';

const PIECES = Array.from({ length: 50 }, (_, i) => i);

/** Fifty pieces of paper that fall once, within five seconds. Nothing falls for people who asked for less motion. */
export function Confetti() {
  return (
    <Sky aria-hidden="true" data-confetti="">
      {PIECES.map((piece) => (
        <i key={piece} />
      ))}
    </Sky>
  );
}

/*
 * The remainders of a piece's number by 5 and 10 give its place, by 7 its delay (at most 1.2 s), by 4 its colour and by
 * 3 its way of falling (at most 3.6 s).
 */
const Sky = styled.div`
  display: none;

  ${motionOk} {
    position: fixed;
    inset: 0;
    z-index: 8;
    display: block;
    overflow: hidden;
    contain: strict;
    pointer-events: none;
  }

  @media print {
    display: none;
  }

  i {
    --left: 2;
    --fine: 0;
    --delay: 0;

    position: absolute;
    top: -1rem;
    left: calc((var(--left) + var(--fine)) * 1%);
    width: 0.5rem;
    height: 0.875rem;
    border-radius: 2px;
    background: ${color.teal};
    opacity: 0;
    animation: confetti-fall 3.2s calc(var(--delay) * 0.2s) ease-in both;
  }

  i:nth-of-type(5n + 1) {
    --left: 22;
  }

  i:nth-of-type(5n + 2) {
    --left: 42;
  }

  i:nth-of-type(5n + 3) {
    --left: 62;
  }

  i:nth-of-type(5n + 4) {
    --left: 82;
  }

  i:nth-of-type(n + 11) {
    --fine: 8;
  }

  i:nth-of-type(n + 21) {
    --fine: 4;
  }

  i:nth-of-type(n + 31) {
    --fine: 12;
  }

  i:nth-of-type(n + 41) {
    --fine: 16;
  }

  i:nth-of-type(7n + 1) {
    --delay: 3;
  }

  i:nth-of-type(7n + 2) {
    --delay: 6;
  }

  i:nth-of-type(7n + 3) {
    --delay: 1;
  }

  i:nth-of-type(7n + 4) {
    --delay: 5;
  }

  i:nth-of-type(7n + 5) {
    --delay: 2;
  }

  i:nth-of-type(7n + 6) {
    --delay: 4;
  }

  i:nth-of-type(4n + 1) {
    background: ${color.yellow};
  }

  i:nth-of-type(4n + 2) {
    background: ${color.coral};
  }

  i:nth-of-type(4n + 3) {
    background: ${color.yellowDark};
  }

  i:nth-of-type(3n + 1) {
    height: 0.5rem;
    border-radius: 50%;
    animation-duration: 3.6s;
  }

  i:nth-of-type(3n + 2) {
    animation-name: confetti-drift;
  }

  @keyframes confetti-fall {
    0%,
    85% {
      opacity: 1;
    }

    100% {
      opacity: 0;
      transform: translate(3vw, 100vh) rotate(1turn);
    }
  }

  @keyframes confetti-drift {
    0%,
    85% {
      opacity: 1;
    }

    100% {
      opacity: 0;
      transform: translate(-4vw, 90vh) rotate(-2turn);
    }
  }
`;
