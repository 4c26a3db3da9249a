import styled from '@emotion/styled';
import { mapsSearchLink } from '../../branches/model/links.ts';
import { HandOff } from '../../components/site/HandOff.tsx';
import { PICTURE, Picture } from '../../components/site/Picture.tsx';
import { PostalAddress } from '../../components/site/PostalAddress.tsx';
import { Section } from '../../components/ui/Section.tsx';
import { color, from, radius, shadow, space } from '../../components/ui/tokens.ts';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden.tsx';
import { useSite } from '../../renderer/PageContext.ts';
import { useLocalWords, useWords } from '../../renderer/useWords.tsx';

/** Where each branch is, with the way to it. */
export function Directions() {
  const { branches } = useSite();
  const words = useWords('contact');
  const common = useWords('common');
  const local = useLocalWords();
  return (
    <Section title={words.text('directions.title')} intro={words.text('directions.intro')}>
      <Places>
        {branches.map((branch) => (
          <Place key={branch.id}>
            <Picture {...PICTURE.half} src={branch.picture} alt={local.plain(branch.pictureAlt)} />
            <div>
              <h3>{local.text(branch.name)}</h3>
              <PostalAddress branch={branch} />
              <HandOff href={mapsSearchLink(branch.maps.directions)} look="secondary" icon="map-pin">
                {common.text('actions.getDirections')}
                <VisuallyHidden> {local.text(branch.name)}</VisuallyHidden>
              </HandOff>
            </div>
          </Place>
        ))}
      </Places>
    </Section>
  );
}

const Places = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr));
  gap: ${space.m};
  padding: 0;
  list-style: none;
`;

const Place = styled.li`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.white};
  box-shadow: ${shadow.soft};

  picture img {
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }

  @media print {
    picture {
      display: none;
    }
  }

  & > div {
    display: grid;
    justify-items: start;
    gap: ${space.s};
    padding: ${space.m};
  }

  ${from.desktop} {
    /* A clinic on its own takes the row. */
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
