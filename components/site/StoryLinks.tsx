import styled from '@emotion/styled';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useLocalWords, useWords } from '../../renderer/context/useWords.tsx';
import { size, space } from '../ui/style/tokens.ts';
import { ExternalLink } from './ExternalLink.tsx';

/** The clinic's Instagram stories. Renders nothing if the clinic file has none. */
export function StoryLinks() {
  const { instagramStories } = useSite().clinic.social;
  const words = useWords('common');
  const local = useLocalWords();
  if (instagramStories.length === 0) return null;
  return (
    <Stories>
      <h3>{words.text('social.stories')}</h3>
      <ul>
        {instagramStories.map(({ title, link }) => (
          <li key={link}>
            <ExternalLink href={link} look="quiet" icon="brand-instagram">
              {local.text(title)}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </Stories>
  );
}

const Stories = styled.div`
  margin-top: ${space.l};

  h3 {
    font-size: ${size.body};
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.l};
    padding: 0;
    list-style: none;
  }
`;
