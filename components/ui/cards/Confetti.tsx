import styled from '@emotion/styled';
import { color, duration, motionOk, radius, space } from '../style/tokens.ts';

const PIECES = Array.from({ length: 50 }, (_, i) => i);

/** Falls once within its positioned parent, for three seconds; not with reduced motion. */
export function Confetti() {
  return (
    <Layer aria-hidden="true" data-confetti="">
      {PIECES.map((piece) => (
        <i key={piece} />
      ))}
    </Layer>
  );
}

/** Cycles of coprime lengths make the pieces look different. */
function cycle(property: string, values: readonly (string | number)[]): string {
  return values.map((value, i) => `i:nth-of-type(${values.length}n + ${i}) { ${property}: ${value}; }`).join('\n');
}

const Layer = styled.div`
  display: none;

  ${motionOk} {
    position: absolute;
    inset: 0;
    display: block;
    overflow: hidden;
    container-type: size;
    pointer-events: none;
  }

  /* A script starts the animation once it is in view. */
  @media (scripting: enabled) {
    &:not([data-falling]) i {
      animation: none;
    }
  }

  @media print {
    display: none;
  }

  /* The last piece lands after 1 s of delay and 2 s of falling. */
  i {
    position: absolute;
    top: calc(-1 * ${space.s});
    left: calc((var(--left) + var(--aside)) * 1%);
    width: ${space.xs};
    height: ${space.s};
    border-radius: ${radius.xs};
    opacity: 0;
    animation: confetti-fall ${duration.fall} calc(var(--turn) * ${duration.fall} / 12) ease-in both;
  }

  ${cycle('--left', [2, 22, 42, 62, 82])}
  ${cycle('--aside', [0, 7, 13])}
  ${cycle('--turn', [0, 3, 6, 1, 5, 2, 4])}
  ${cycle('background', [color.teal, color.yellow, color.coral, color.yellowDark])}

  i:nth-of-type(6n) {
    height: ${space.xs};
    border-radius: ${radius.pill};
  }

  i:nth-of-type(2n) {
    animation-name: confetti-drift;
  }

  @keyframes confetti-fall {
    0%,
    60% {
      opacity: 1;
    }

    100% {
      opacity: 0;
      transform: translate(3cqw, 100cqh) rotate(1turn);
    }
  }

  @keyframes confetti-drift {
    0%,
    60% {
      opacity: 1;
    }

    100% {
      opacity: 0;
      transform: translate(-4cqw, 90cqh) rotate(-2turn);
    }
  }
`;
