import styled from '@emotion/styled';
import type { TeamMember } from '../../branches/model/siteModel.ts';
import { useLocalWords } from '../../renderer/context/useWords.tsx';
import { FRAME } from '../../renderer/media/frames.ts';
import { Picture } from '../site/Picture.tsx';
import { Avatar } from '../ui/cards/Avatar.tsx';
import { control, radius } from '../ui/style/tokens.ts';

export type PortraitProps = Readonly<{
  member: Pick<TeamMember, 'name' | 'photo' | 'photoFocus'>;
  /** For a profile of their own, instead of a row of the team. */
  large?: boolean;
}>;

const SMALL = { widths: [80, 160], sizes: control.xl };
const LARGE = { widths: [168, 336], sizes: `min(3 * ${control.xl}, 33vw)` };

/** The photograph of a dentist, cut to a square, or the initials until there is one. Decorative: the name is beside it. */
export function Portrait({ member: { name, photo, photoFocus }, large = false }: PortraitProps) {
  const local = useLocalWords();
  if (photo === undefined) return <Avatar name={local.plain(name)} large={large} />;
  return (
    <Frame data-large={large || undefined}>
      <Picture {...(large ? LARGE : SMALL)} src={photo} alt="" focus={photoFocus} frame={FRAME.portrait} />
    </Frame>
  );
}

const Frame = styled.span`
  flex: none;
  width: ${control.xl};
  height: ${control.xl};
  overflow: hidden;
  border-radius: ${radius.pill};

  &[data-large] {
    width: calc(3 * ${control.xl});
    max-width: 33vw;
    height: calc(3 * ${control.xl});
    max-height: 33vw;
    border-radius: ${radius.m};
  }

  img {
    height: 100%;
    object-fit: cover;
  }
`;
