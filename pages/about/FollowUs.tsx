import styled from '@emotion/styled';
import { ExternalLink } from '../../components/site/ExternalLink.tsx';
import { StoryLinks } from '../../components/site/StoryLinks.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { color, from, size, space } from '../../components/ui/style/tokens.ts';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useWords } from '../../renderer/context/useWords.tsx';

/** An invitation to follow the clinic on Instagram, and its stories there. */
export function FollowUs() {
  const { social } = useSite().clinic;
  const words = useWords('about');
  return (
    <Section background="sand">
      <Row>
        <div>
          <h2>{words.text('social.title')}</h2>
          <p>{words.text('social.text')}</p>
        </div>
        <ExternalLink href={social.instagram} look="secondary" icon="brand-instagram">
          {words.text('social.button')}
        </ExternalLink>
      </Row>
      <StoryLinks />
    </Section>
  );
}

const Row = styled.div`
  display: grid;
  gap: ${space.m};

  p {
    margin-top: ${space.xs};
    color: ${color.inkSoft};
    font-size: ${size.lead};
  }

  ${from.tablet} {
    grid-template-columns: 1fr auto;
    align-items: center;
  }
`;
