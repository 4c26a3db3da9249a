import styled from '@emotion/styled';
import type { Branch } from '../../branches/model/siteModel.ts';
import { PlaceFacts } from '../../components/branches/BranchFacts.tsx';
import { BranchTitle } from '../../components/branches/BranchTitle.tsx';
import { DirectionsLink } from '../../components/branches/DirectionsLink.tsx';
import { PICTURE, Picture } from '../../components/site/Picture.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { color, from, radius, shadow, space } from '../../components/ui/style/tokens.ts';
import { useSite } from '../../renderer/context/pageContext.ts';
import { type LocalWords, useLocalWords, useWords } from '../../renderer/context/useWords.tsx';
import { FRAME } from '../../renderer/media/frames.ts';

/** What each branch looks like and how to get in, with a map link. The address is in the table above. */
export function Directions() {
  const { branches } = useSite();
  const words = useWords('contact');
  const local = useLocalWords();
  // More than two are as narrow as cards.
  const sizes = branches.length > 2 ? PICTURE.card : PICTURE.half;
  return (
    <Section title={words.text('directions.title')} intro={words.text('directions.intro')}>
      <List>
        {branches.map((branch) => (
          <Item key={branch.id}>
            <Picture {...sizes} {...viewOf(branch, local)} frame={FRAME.view} />
            <div>
              <div>
                <BranchTitle branch={branch} />
                <PlaceFacts branch={branch} />
              </div>
              <DirectionsLink branch={branch} look="secondary" icon="map-pin" />
            </div>
          </Item>
        ))}
      </List>
    </Section>
  );
}

/** The photograph from the street, which helps to recognise the house; until there is one, the branch's picture. */
function viewOf({ photos: { outside }, picture, pictureAlt, pictureFocus }: Branch, local: LocalWords) {
  return outside
    ? { src: outside.image, alt: local.plain(outside.alt), focus: outside.focus }
    : { src: picture, alt: local.plain(pictureAlt), focus: pictureFocus };
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr));
  gap: ${space.m};
  padding: 0;
  list-style: none;

  /* Map links are useless on paper; the addresses are in the table. */
  @media print {
    section:has(&) {
      display: none;
    }
  }
`;

const Item = styled.li`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.white};
  box-shadow: ${shadow.soft};

  picture img {
    aspect-ratio: 16 / 10;
    object-fit: cover;
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.s};
    padding: ${space.m};
  }

  & > div > div {
    flex: 1 1 12rem;
  }

  div + ul {
    margin-top: ${space.xs};
  }

  ${from.desktop} {
    /* A single branch fills the row. */
    &:only-child {
      display: grid;
      grid-template-columns: 3fr 2fr;
      align-items: center;
    }

    &:only-child > div {
      padding: ${space.xl};
    }
  }
`;
