import { BookAction } from '../../../components/branches/BookAction.tsx';
import { EmergencyCard } from '../../../components/site/EmergencySection.tsx';
import { PageHero } from '../../../components/site/PageHero.tsx';
import { PICTURE, Picture } from '../../../components/site/Picture.tsx';
import { ActionRow } from '../../../components/ui/layout/ActionRow.tsx';
import type { Showcase } from '../../example.ts';
import { TAMIL } from '../../tamil.ts';

const PATH = '/services/root-canal-treatment';
const picture = { src: 'services/root-canal-treatment.webp', alt: 'Illustration of a tooth with its roots.' };

const hero = (title: string, lead: string) => (
  <PageHero title={title} lead={lead} picture={picture}>
    <ActionRow>
      <BookAction />
    </ActionRow>
  </PageHero>
);

export const showcase: Showcase = {
  frame: 'band',
  examples: [
    { name: 'usual', path: PATH, element: hero('Root canal treatment', 'Keeps a tooth that hurts.') },
    { name: 'without a picture', path: '/about', element: <PageHero title="About us" lead="Who we are." /> },
    {
      name: 'a composition of pictures',
      path: '/services',
      element: <PageHero title="Our services" lead="What we do." scene={<Picture {...PICTURE.hero} {...picture} />} />,
    },
    {
      name: 'an urgent notice instead of a picture',
      path: '/tooth-pain-relief',
      element: (
        <PageHero title="Tooth pain relief" lead="When to get help at once." beside={<EmergencyCard />}>
          <ActionRow>
            <BookAction />
          </ActionRow>
        </PageHero>
      ),
    },
    { name: 'title only', path: '/about', element: <PageHero title="About us" /> },
    { name: 'longest Tamil text', language: 'ta', path: PATH, element: hero(TAMIL.title, TAMIL.sentence) },
  ],
};
