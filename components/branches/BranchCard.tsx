import styled from '@emotion/styled';
import type { Branch } from '../../branches/model/siteModel.ts';
import { useLocalWords } from '../../renderer/context/useWords.tsx';
import { FRAME } from '../../renderer/media/frames.ts';
import { Picture } from '../site/Picture.tsx';
import { PICTURE } from '../site/pictureSizes.ts';
import { ActionRow } from '../ui/layout/ActionRow.tsx';
import { color, from, radius, shadow, space } from '../ui/style/tokens.ts';
import { BranchFacts } from './BranchFacts.tsx';
import { BranchTitle } from './BranchTitle.tsx';
import { CallActions } from './CallActions.tsx';
import { DirectionsLink } from './DirectionsLink.tsx';

export type BranchCardProps = Readonly<{ branch: Branch }>;

/** A branch as a list item: picture, address, phone number, opening hours and actions. */
export function BranchCard({ branch }: BranchCardProps) {
  const local = useLocalWords();
  return (
    <Box>
      <PictureFrame>
        <Picture
          {...PICTURE.half}
          src={branch.picture}
          alt={local.plain(branch.pictureAlt)}
          focus={branch.pictureFocus}
          frame={FRAME.view}
        />
      </PictureFrame>
      <Body>
        <BranchTitle branch={branch} />
        <BranchFacts branch={branch} />
        <ActionRow>
          <DirectionsLink branch={branch} icon="route" />
          <CallActions branches={[branch]} />
        </ActionRow>
      </Body>
    </Box>
  );
}

const Box = styled.li`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid transparent;
  border-radius: ${radius.m};
  background: ${color.white};
  box-shadow: ${shadow.soft};

  /* The card has no padding in print: a rounded corner would clip the title. */
  @media print {
    border-radius: 0;
  }

  /* A single branch fills the row. */
  ${from.tablet} {
    &:only-child {
      grid-column: 1 / -1;
      flex-direction: row;
    }

    &:only-child > div {
      flex: 1;
      min-width: 0;
      aspect-ratio: auto;
    }
  }
`;

const PictureFrame = styled.div`
  aspect-ratio: 16 / 10;
  background: ${color.mintDeep};

  img {
    height: 100%;
    object-fit: cover;
  }

  @media print {
    display: none;
  }
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.m};
  padding: ${space.panel};

  & > :last-child {
    margin-top: auto;
  }

  @media print {
    padding: 0;
  }
`;
