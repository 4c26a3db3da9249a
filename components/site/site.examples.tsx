import { PageProvider } from '../../renderer/context/pageContext.tsx';
import type { PageModel } from '../../site/pages/pageModel.ts';
import { FRAME } from '../../site/pictures/frames.ts';
import { BookAction } from '../branches/BranchLinks.tsx';
import { inWords, inWordsAndBranches, type Showcases, TAMIL } from '../gallery/example.ts';
import { ActionRow } from '../ui/layout/Section.tsx';
import { Action } from '../ui/links/Action.tsx';
import { AdviceSources } from './AdviceSources.tsx';
import { EmergencyFold, EmergencySection } from './EmergencySection.tsx';
import { FaqSection } from './FaqSection.tsx';
import { FirstAid, FirstAidOffline } from './FirstAid.tsx';
import { KnockedOutTooth } from './KnockedOutTooth.tsx';
import { LabelledPicture } from './LabelledPicture.tsx';
import { ExternalLink, LinkLabel } from './LinkLabel.tsx';
import { OnThisPage } from './OnThisPage.tsx';
import { PageHero } from './PageHero.tsx';
import { PICTURE, Picture } from './Picture.tsx';
import { ReviewCards } from './ReviewCards.tsx';
import { StatsBand } from './StatsBand.tsx';
import { StoryLinks } from './StoryLinks.tsx';
import { WhatHappened } from './WhatHappened.tsx';
import { WhenClosed } from './WhenClosed.tsx';

const PAIN = '/tooth-pain-relief';
const sources = <AdviceSources namespace="tooth-pain-relief" />;

const signed = (page: PageModel) => (
  <PageProvider page={{ ...page, signature: { by: 'Dr. Kind', day: '2026-11-21' } }}>{sources}</PageProvider>
);

const handOff = (label: string) => (
  <ExternalLink href="https://www.example.com/" icon="route">
    {label}
  </ExternalLink>
);

const questions = <FaqSection namespace="contact" background="sand" />;

const link = (label: string, branch: string) => (
  <Action href="/contact" look="quiet">
    <LinkLabel directionsTo={branch}>{label}</LinkLabel>
  </Action>
);

const LABELS = ['What it is', 'Causes and signs', 'Risks', 'Step by step', 'Why choose us'];

const contents = (labels: readonly string[]) => (
  <OnThisPage sections={labels.map((label, i) => ({ id: `section-${i + 1}`, label }))} />
);

const SERVICE = '/services/root-canal-treatment';
const picture = { src: 'services/root-canal-treatment.webp', alt: 'Illustration of a tooth with its roots.' };

const labelled = <LabelledPicture {...PICTURE.half} src="sections/tmj-disorders-1.webp" alt="A jaw joint." />;

/** With as many of its labels. */
const withParts = (count: number) => (page: PageModel) => (
  <PageProvider
    page={{
      ...page,
      media: new Map(
        [...page.media].map(([path, master]) => [path, { ...master, labels: master.labels?.slice(0, count) }]),
      ),
    }}
  >
    {labelled}
  </PageProvider>
);

const hero = (title: string, lead: string) => (
  <PageHero title={title} lead={lead} picture={picture}>
    <ActionRow>
      <BookAction />
    </ActionRow>
  </PageHero>
);

export const showcases: Showcases = {
  AdviceSources: {
    frame: 'band',
    examples: [
      ...inWords({ path: PAIN, element: sources }),
      { name: 'signed off', path: PAIN, element: signed },
      { name: 'signed off in Tamil', path: PAIN, language: 'ta', element: signed },
    ],
  },
  EmergencyFold: {
    frame: 'band',
    examples: [
      ...inWords({ element: <EmergencyFold /> }),
      { name: 'open', after: { tap: 'summary' }, element: <EmergencyFold /> },
    ],
  },
  EmergencySection: { frame: 'band', examples: inWords({ element: <EmergencySection /> }) },
  ExternalLink: {
    examples: [
      { name: 'usual', element: handOff('Get Directions') },
      { name: 'longest Tamil text', language: 'ta', element: handOff(TAMIL.action) },
    ],
  },
  FaqSection: {
    frame: 'band',
    examples: [
      ...inWords({ path: '/contact', element: questions }),
      { name: 'open', path: '/contact', after: { tap: 'summary' }, element: questions },
    ],
  },
  FirstAid: {
    examples: [...inWords({ path: PAIN, element: <FirstAid /> })],
  },
  FirstAidOffline: {
    examples: [...inWords({ path: PAIN, element: <FirstAidOffline /> })],
  },
  LabelledPicture: {
    examples: [...inWords({ element: labelled }), { name: 'two parts', element: withParts(2) }],
  },
  KnockedOutTooth: {
    examples: [
      ...inWords({
        element: (
          <KnockedOutTooth>
            <BookAction />
          </KnockedOutTooth>
        ),
      }),
    ],
  },
  LinkLabel: {
    examples: [
      { name: 'usual', element: link('Get Directions', 'Chennai') },
      { name: 'longest Tamil text', language: 'ta', element: link(TAMIL.action, TAMIL.word) },
    ],
  },
  OnThisPage: {
    frame: 'band',
    examples: [
      { name: 'usual', element: contents(LABELS) },
      { name: 'longest Tamil text', language: 'ta', element: contents(LABELS.map(() => TAMIL.title)) },
    ],
  },
  PageHero: {
    frame: 'band',
    examples: [
      { name: 'usual', path: SERVICE, element: hero('Root canal treatment', 'Keeps a tooth that hurts.') },
      { name: 'without a picture', path: '/about', element: <PageHero title="About us" lead="Who we are." /> },
      {
        name: 'a composition of pictures',
        path: '/services',
        element: (
          <PageHero title="Our services" lead="What we do." scene={<Picture {...PICTURE.hero} {...picture} />} />
        ),
      },
      { name: 'longest Tamil text', language: 'ta', path: SERVICE, element: hero(TAMIL.title, TAMIL.sentence) },
    ],
  },
  Picture: {
    examples: [
      {
        name: 'usual',
        element: <Picture {...PICTURE.card} src="services/dentures.webp" alt="Illustration of dentures." />,
      },
      {
        name: 'cut to a square around a point',
        element: (
          <Picture
            {...PICTURE.tile}
            src="services/oral-lesions.webp"
            alt="Illustration of a tongue."
            focus={{ x: 70, y: 50 }}
            frame={FRAME.portrait}
          />
        ),
      },
      { name: 'decorative', element: <Picture {...PICTURE.tile} src="topics/payment.webp" alt="" /> },
    ],
  },
  ReviewCards: { examples: inWords({ element: ({ site }) => <ReviewCards reviews={site.clinic.reviews} /> }) },
  StatsBand: {
    frame: 'band',
    examples: inWordsAndBranches({ element: <StatsBand title="The clinic in figures" /> }),
  },
  StoryLinks: {
    examples: inWords({
      path: '/about',
      element: (
        <ActionRow>
          <StoryLinks />
        </ActionRow>
      ),
    }),
  },
  WhatHappened: {
    examples: [
      ...inWords({ path: PAIN, element: <WhatHappened /> }),
      { name: 'elsewhere', element: <WhatHappened elsewhere /> },
      { name: 'elsewhere in Tamil', language: 'ta', element: <WhatHappened elsewhere /> },
    ],
  },
  WhenClosed: { examples: inWords({ element: <WhenClosed /> }) },
};
