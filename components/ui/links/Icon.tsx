import styled from '@emotion/styled';
import { useContext } from 'react';
import { CollectorContext } from '../../../renderer/context/collector.ts';

type IconProps = Readonly<{
  /** Name of a drawing: ours in `media/icons/`, otherwise Tabler's outline icon. The page's sprite contains every icon that the page uses. */
  name: string;
  className?: string;
}>;

/** A decorative icon. Its meaning has to be in the text beside it or in the control's label. */
export function Icon({ name, className }: IconProps) {
  useContext(CollectorContext)?.icons.add(name);
  return (
    <Svg className={className} aria-hidden="true">
      <use href={`#i-${name}`} />
    </Svg>
  );
}

/* In forced colours an icon has the colour of its text. */
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
