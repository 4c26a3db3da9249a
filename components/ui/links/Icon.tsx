import styled from '@emotion/styled';
import { useContext } from 'react';
import { CollectorContext } from '../../../renderer/context/collector.ts';

type IconProps = Readonly<{
  /** A drawing in `media/icons/`, otherwise Tabler's. The page's sprite has all that it uses. */
  name: string;
  className?: string;
}>;

/** A decorative icon: the text beside it, or the control's label, says the same. */
export function Icon({ name, className }: IconProps) {
  useContext(CollectorContext)?.icons.add(name);
  return (
    <Svg className={className} aria-hidden="true">
      <use href={`#i-${name}`} />
    </Svg>
  );
}

/* Forced colours: an icon has the colour of its text. */
const Svg = styled.svg`
  width: 1.5em;
  height: 1.5em;
  flex: none;
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  @media (forced-colors: active) {
    color: inherit !important;
  }
`;
