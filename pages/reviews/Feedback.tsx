import styled from '@emotion/styled';
import { mapsSearchLink, whatsappLink } from '../../branches/model/links.ts';
import { ExternalLink } from '../../components/site/ExternalLink.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { color, from, measure, radius, shadow, size, space } from '../../components/ui/style/tokens.ts';
import { usePage, useSite } from '../../renderer/context/pageContext.ts';
import { useLocalWords, useWords } from '../../renderer/context/useWords.tsx';
import { messageWords } from '../../renderer/i18n/messageWords.ts';

/** Links for a public review or private feedback to the clinic. */
export function Feedback() {
  const { branches, primary } = useSite();
  const words = useWords('reviews');
  const message = messageWords('reviews', usePage().translator);
  const local = useLocalWords();
  return (
    <Section background="mint">
      <Box>
        <div>
          <h2>{words.text('feedback.title')}</h2>
          <p>{words.text('feedback.text')}</p>
        </div>
        <Actions>
          {branches.map(({ id, name, maps }) => (
            <ExternalLink key={id} href={mapsSearchLink(maps.writeReview)} look="secondary" icon="pencil">
              {words.text('feedback.post', { branch: local.plain(name) })}
            </ExternalLink>
          ))}
          <ExternalLink
            href={whatsappLink(primary.whatsapp, message.sentence('feedback.whatsappMessage'))}
            look="whatsapp"
            icon="brand-whatsapp"
          >
            {words.text('feedback.whatsapp')}
          </ExternalLink>
        </Actions>
      </Box>
    </Section>
  );
}

const Box = styled.div`
  display: grid;
  align-items: center;
  gap: ${space.l};
  padding: ${space.panel};
  border-radius: ${radius.l};
  background: ${color.white};
  box-shadow: ${shadow.soft};

  p {
    max-width: ${measure.text};
    margin-top: ${space.s};
    color: ${color.inkSoft};
    font-size: ${size.lead};
  }

  ${from.desktop} {
    grid-template-columns: 1fr auto;
  }
`;

const Actions = styled.div`
  display: grid;
  gap: ${space.s};

  ${from.tablet} {
    display: flex;
    flex-wrap: wrap;
  }

  ${from.desktop} {
    display: grid;
  }
`;
