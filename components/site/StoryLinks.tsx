import { useSite } from '../../renderer/context/pageContext.ts';
import { useLocalWords, useWords } from '../../renderer/context/useWords.tsx';
import { ExternalLink } from './LinkLabel.tsx';

/** The clinic's Instagram stories, in an `ActionRow`. */
export function StoryLinks() {
  const { instagramStories } = useSite().clinic.social;
  const words = useWords('common');
  const local = useLocalWords();
  return instagramStories.map(({ title, link }) => (
    <ExternalLink key={link} href={link} look="quiet" icon="brand-instagram">
      {words.text('social.story', { title: local.plain(title) })}
    </ExternalLink>
  ));
}
