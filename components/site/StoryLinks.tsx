import { useSite } from '../../renderer/context/pageContext.tsx';
import { useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { ExternalLink } from './LinkLabel.tsx';

/** The clinic's Instagram stories, in an `ActionRow`. */
export function StoryLinks() {
  const { instagramStories } = useSite().clinic.social;
  const { t } = useTranslation('common');
  const local = useLocalText();
  return instagramStories.map(({ title, link }) => (
    <ExternalLink key={link} href={link} look="quiet" icon="brand-instagram">
      {t('social.story', { title: local(title) })}
    </ExternalLink>
  ));
}
