import styled from '@emotion/styled';
import type { TeamMember } from '../../branches/model/siteModel.ts';
import { FRAME } from '../../site/pictures/frames.ts';
import { Picture } from '../site/Picture.tsx';
import { control, radius } from '../ui/style/tokens.ts';

type PortraitProps = Readonly<{
  member: Pick<TeamMember, 'photo' | 'photoFocus'>;
  /** For a profile. */
  large?: boolean;
}>;

const SMALL = { widths: [96, 192], sizes: control.portrait };
const LARGE = { widths: [168, 336], sizes: `min(3 * ${control.xl}, 33vw)` };

/** A dentist's photograph, cut to a square, if there is one. Decorative: the name is beside it. */
export function Portrait({ member: { photo, photoFocus }, large = false }: PortraitProps) {
  if (photo === undefined) return null;
  return (
    <Frame data-large={large || undefined}>
      <Picture {...(large ? LARGE : SMALL)} src={photo} alt="" focus={photoFocus} frame={FRAME.portrait} />
    </Frame>
  );
}

const Frame = styled.span`
  flex: none;
  width: ${control.portrait};
  height: ${control.portrait};
  overflow: hidden;
  border-radius: ${radius.m};

  &[data-large] {
    width: calc(3 * ${control.xl});
    max-width: 33vw;
    height: calc(3 * ${control.xl});
    max-height: 33vw;
  }

  img {
    height: 100%;
    object-fit: cover;
  }
`;
