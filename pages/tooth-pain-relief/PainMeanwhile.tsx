import styled from '@emotion/styled';
import { Picture } from '../../components/site/Picture.tsx';
import { PICTURE } from '../../components/site/pictureSizes.ts';
import { SplitSection } from '../../components/ui/layout/SplitSection.tsx';
import { TitledList } from '../../components/ui/lists/TitledList.tsx';
import { below, measure, radius, space } from '../../components/ui/style/tokens.ts';
import { useWords } from '../../renderer/context/useWords.tsx';

/** The width of the narrower column. */
const SIZES = '(min-width: 64rem) min(29rem, 36vw), min(32rem, calc(100vw - 3rem))';

/** What eases the pain until a dentist can treat it, and what makes it worse. */
export function PainMeanwhile() {
  const words = useWords('tooth-pain-relief');
  return (
    <SplitSection
      background="mint"
      title={words.text('meanwhile.title')}
      intro={words.text('meanwhile.intro')}
      aside={
        <PictureFrame>
          <Picture
            src="topics/tooth-pain-relief.webp"
            alt={words.plain('meanwhile.imageAlt')}
            widths={PICTURE.half.widths}
            sizes={SIZES}
          />
        </PictureFrame>
      }
    >
      <TitledList
        title={words.text('meanwhile.helps.title')}
        items={words.list('meanwhile.helps.items').map((key) => words.text(key))}
      />
      <TitledList
        title={words.text('meanwhile.harms.title')}
        icon="circle-x"
        tone="warm"
        items={words.list('meanwhile.harms.items').map((key) => words.text(key))}
      />
    </SplitSection>
  );
}

const PictureFrame = styled.div`
  overflow: hidden;
  max-width: ${measure.narrow};
  margin-top: ${space.s};
  border-radius: ${radius.l};

  ${below.tablet} {
    img {
      aspect-ratio: 16 / 9;
      object-fit: cover;
    }
  }

  @media print {
    display: none;
  }
`;
