import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { BookAction } from '../../components/branches/BookAction.tsx';
import { HoursList } from '../../components/branches/BranchHours.tsx';
import { BranchSection } from '../../components/branches/BranchSection.tsx';
import { CallToAction } from '../../components/site/CallToAction.tsx';
import { StatsBand } from '../../components/site/StatsBand.tsx';
import { Quote, Stars } from '../../components/ui/cards/Quote.tsx';
import { Grid } from '../../components/ui/layout/Grid.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { SplitSection } from '../../components/ui/layout/SplitSection.tsx';
import { Icon } from '../../components/ui/links/Icon.tsx';
import { color, control, from, measure, radius, space } from '../../components/ui/style/tokens.ts';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useLocalWords, useWords } from '../../renderer/context/useWords.tsx';
import { FeaturedServices } from './FeaturedServices.tsx';
import { HomeHero } from './HomeHero.tsx';

/** The home page: who we are, what we treat, where to find us, what patients say. */
export function Page() {
  const words = useWords('home');
  return (
    <>
      <HomeHero />
      <StatsBand title={words.text('stats.title')} />
      <FeaturedServices />
      <Reasons />
      <BranchSection namespace="home" />
      <Testimonials />
      <CallToAction title={words.text('closing.title')} text={words.text('closing.text')}>
        <BookAction look="light" />
      </CallToAction>
    </>
  );
}

/** What stands with the texts of each reason, in the order of the words file. */
const REASONS: readonly Readonly<{ icon: string; facts?: ReactNode }>[] = [
  { icon: 'hand-stop' },
  { icon: 'receipt-rupee' },
  { icon: 'calendar-time', facts: <HoursList heading="h4" /> },
];

/** The reasons to choose this clinic. */
function Reasons() {
  const words = useWords('home');
  return (
    <SplitSection title={words.text('why.title')} background="mint">
      <List>
        {words.list('why.items').map((key, i) => (
          <li key={key}>
            <Badge>
              <Icon name={REASONS[i]?.icon ?? 'circle-check'} />
            </Badge>
            <div>
              <h3>{words.text(`${key}.title`)}</h3>
              <p>{words.text(`${key}.text`)}</p>
              {REASONS[i]?.facts}
            </div>
          </li>
        ))}
      </List>
    </SplitSection>
  );
}

/** Testimonials of patients, with their ratings. */
function Testimonials() {
  const { testimonials } = useSite().clinic;
  const words = useWords('home');
  const common = useWords('common');
  const local = useLocalWords();
  return (
    <Section title={words.text('testimonials.title')} intro={words.text('testimonials.intro')} background="sand">
      <Grid>
        {testimonials.map(({ name, text, rating, source }) => (
          <li key={name.en}>
            <Quote
              name={local.text(name)}
              place={local.text(source)}
              rating={<Stars count={rating} label={common.plain('rating', { rating })} />}
            >
              {local.text(text)}
            </Quote>
          </li>
        ))}
      </Grid>
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.l};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: ${space.s};
  }

  ${from.tablet} {
    li {
      gap: ${space.m};
    }
  }

  p {
    max-width: ${measure.text};
    margin-top: ${space.xxs};
    color: ${color.inkSoft};
  }

  p + * {
    margin-top: ${space.s};
  }

  ${from.phone} {
    dl {
      grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
    }
  }
`;

const Badge = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: ${control.l};
  height: ${control.l};
  border-radius: ${radius.s};
  background: ${color.white};
  color: ${color.teal};
`;
