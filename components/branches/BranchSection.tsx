import styled from '@emotion/styled';
import type { Branch } from '../../branches/model/siteModel.ts';
import { useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { FRAME } from '../../site/pictures/frames.ts';
import { loadedNear, PICTURE, Picture } from '../site/Picture.tsx';
import { ActionRow, Grid, Section } from '../ui/layout/Section.tsx';
import { color, from, notPrinted, raised, space } from '../ui/style/tokens.ts';
import { BranchTitle } from './BranchAddress.tsx';
import { BranchFacts } from './BranchFacts.tsx';
import { BranchDetails, CallActions, DirectionsLink } from './BranchLinks.tsx';
import { BranchPhotos } from './BranchPhotos.tsx';
import { useShownBranches } from './useShownBranches.ts';

type BranchSectionProps = Readonly<{
  /** The namespace of `branches.title` and `branches.intro`. */
  namespace: 'home' | 'about';
  /** Less about each branch. */
  compact?: boolean;
}>;

/** A section with a card per branch, or with a link to all of many. */
export function BranchSection({ namespace, compact = false }: BranchSectionProps) {
  const { branches, all } = useShownBranches();
  const { t } = useTranslation(namespace);
  const Card = compact ? CompactBranchCard : BranchCard;
  return (
    <Section title={t('branches.title')} intro={t('branches.intro')}>
      {all ? (
        <BranchDetails />
      ) : (
        <Grid data-min="broad">
          {branches.map((branch) => (
            <Card key={branch.id} branch={branch} />
          ))}
        </Grid>
      )}
    </Section>
  );
}

type BranchCardProps = Readonly<{ branch: Branch }>;

function BranchCard({ branch }: BranchCardProps) {
  const local = useLocalText();
  return (
    <Box>
      <PictureFrame>
        <Picture
          {...PICTURE.half}
          src={branch.picture}
          alt={local(branch.pictureAlt)}
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

/** The same facts with links instead of buttons. */
function CompactBranchCard({ branch }: BranchCardProps) {
  return (
    <CompactBox>
      <BranchTitle branch={branch} />
      <BranchPhotos branch={branch} />
      <BranchFacts branch={branch} callable />
      <DirectionsLink branch={branch} look="quiet" icon="route" />
    </CompactBox>
  );
}

const Box = styled.li`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid transparent;
  ${raised}

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
  ${loadedNear}

  img {
    height: 100%;
    object-fit: cover;
  }

  ${notPrinted}
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

const CompactBox = styled.li`
  display: grid;
  gap: ${space.s};
  align-content: start;
  justify-items: start;
  padding: ${space.m};
  border: 1px solid ${color.line};
  ${raised}
`;
