import { ExternalLink } from '../../components/site/ExternalLink.tsx';
import { StoryLinks } from '../../components/site/StoryLinks.tsx';
import { ActionRow } from '../../components/ui/layout/ActionRow.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useWords } from '../../renderer/context/useWords.tsx';

/** An invitation to follow the clinic on Instagram, and its stories there. */
export function FollowUs() {
  const { social } = useSite().clinic;
  const words = useWords('about');
  return (
    <Section background="sand" title={words.text('social.title')} intro={words.text('social.text')}>
      <ActionRow>
        <ExternalLink href={social.instagram} look="secondary" icon="brand-instagram">
          {words.text('social.button')}
        </ExternalLink>
        <StoryLinks />
      </ActionRow>
    </Section>
  );
}
