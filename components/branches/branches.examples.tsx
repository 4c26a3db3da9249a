import type { Branch } from '../../branches/model/siteModel.ts';
import { inWords, inWordsAndBranches, type Showcases, TAMIL } from '../gallery/example.ts';
import { ActionRow } from '../ui/layout/Section.tsx';
import { Action } from '../ui/links/Action.tsx';
import { BranchTitle, PostalAddress, ShortAddress } from './BranchAddress.tsx';
import { BranchCard } from './BranchCard.tsx';
import { BranchCards } from './BranchCards.tsx';
import { BranchFacts, PlaceFacts } from './BranchFacts.tsx';
import { BranchHours } from './BranchHours.tsx';
import { AllBranchesLink, BookAction, BookOrCall, CallActions, DirectionsLink } from './BranchLinks.tsx';
import { BranchPhotos } from './BranchPhotos.tsx';
import { BranchSection } from './BranchSection.tsx';
import { BranchStatusList } from './BranchStatusList.tsx';
import { CallToAction } from './CallToAction.tsx';
import { ClinicChoice } from './ClinicChoice.tsx';
import { ClinicList } from './ClinicList.tsx';
import { EmailLink } from './EmailLink.tsx';
import { OpeningWords } from './OpeningWords.tsx';
import { OpenStatus } from './OpenStatus.tsx';
import { VisitCard } from './VisitCard.tsx';

const allBranches = <AllBranchesLink />;

const exceptions: Branch['exceptions'] = [
  { day: '2099-01-15', shifts: [], note: { en: 'Pongal' } },
  { day: '2099-01-16', shifts: [{ opens: 630, closes: 810 }] },
];

const call = (title: string, text: string, ...actions: readonly string[]) => (
  <CallToAction title={title} text={text}>
    {actions.map((action) => (
      <Action key={action} href="/contact" look="light">
        {action}
      </Action>
    ))}
  </CallToAction>
);

export const showcases: Showcases = {
  AllBranchesLink: {
    examples: [
      { name: 'usual', site: 'twelve branches', element: allBranches },
      { name: 'longest Tamil text', site: 'twelve branches', language: 'ta', element: allBranches },
    ],
  },
  BookAction: {
    examples: [...inWords({ element: <BookAction /> })],
  },
  BookOrCall: {
    examples: [...inWordsAndBranches({ element: <BookOrCall /> })],
  },
  BranchCard: {
    examples: inWords({ element: ({ site }) => <ul>{<BranchCard branch={site.primary} />}</ul> }),
  },
  BranchCards: {
    examples: inWordsAndBranches({ element: <BranchCards /> }),
  },
  ClinicChoice: {
    examples: inWords({ element: ({ site }) => <ClinicChoice branch={site.primary} /> }),
  },
  ClinicList: {
    examples: [
      { name: 'usual', site: 'twelve branches', element: <ClinicList /> },
      { name: 'without a connection', site: 'twelve branches', element: <ClinicList complete /> },
    ],
  },
  EmailLink: {
    examples: inWords({ element: <EmailLink address="hello@sample-dental.example" note="For all branches" /> }),
  },
  /** Shown once the address of the page names a visit. */
  VisitCard: {
    examples: [{ name: 'usual', element: ({ site }) => <VisitCard branches={site.branches} /> }],
  },
  BranchFacts: {
    examples: [
      ...inWords({ element: ({ site }) => <BranchFacts branch={site.primary} /> }),
      { name: 'with a link to call', element: ({ site }) => <BranchFacts branch={site.primary} callable /> },
      {
        name: 'how to get in, in Tamil',
        site: 'faces and places',
        language: 'ta',
        element: ({ site }) => <BranchFacts branch={site.primary} />,
      },
    ],
  },
  BranchHours: {
    examples: [
      ...inWords({ element: ({ site }) => <BranchHours branch={site.primary} /> }),
      {
        name: 'closed on Sundays',
        element: ({ site: { primary } }) => (
          <BranchHours branch={{ ...primary, hours: { ...primary.hours, sunday: [] } }} />
        ),
      },
      {
        name: 'other hours on some days',
        language: 'ta',
        element: ({ site }) => <BranchHours branch={{ ...site.primary, exceptions }} />,
      },
    ],
  },
  BranchPhotos: {
    examples: [
      { name: 'usual', site: 'faces and places', element: ({ site }) => <BranchPhotos branch={site.primary} /> },
      {
        name: 'only from outside',
        site: 'faces and places',
        element: ({ site }) => {
          const { outside } = site.primary.photos;
          return outside && <BranchPhotos branch={{ photos: { outside } }} />;
        },
      },
      {
        name: 'wide, three',
        site: 'faces and places',
        element: ({ site }) => {
          const { outside, inside, door } = site.primary.photos;
          return outside && inside && door && <BranchPhotos branch={{ photos: { outside, inside, door } }} wide />;
        },
      },
      {
        name: 'wide, all, in Tamil',
        site: 'faces and places',
        language: 'ta',
        element: ({ site }) => <BranchPhotos branch={site.primary} wide />,
      },
      { name: 'none', element: ({ site }) => <BranchPhotos branch={site.primary} /> },
    ],
  },
  BranchSection: {
    frame: 'band',
    examples: [
      ...inWordsAndBranches({ element: <BranchSection namespace="home" /> }),
      {
        name: 'compact, with photographs',
        site: 'faces and places',
        path: '/about',
        element: <BranchSection namespace="about" compact />,
      },
    ],
  },
  BranchStatusList: {
    examples: inWordsAndBranches({ element: <BranchStatusList /> }),
  },
  BranchTitle: {
    examples: inWords({ element: ({ site }) => <BranchTitle branch={site.primary} /> }),
  },
  CallActions: {
    examples: [
      ...inWordsAndBranches({
        element: ({ site }) => (
          <ActionRow>
            <CallActions branches={site.branches} withNumber />
          </ActionRow>
        ),
      }),
    ],
  },
  DirectionsLink: {
    examples: inWords({ element: ({ site }) => <DirectionsLink branch={site.primary} icon="route" /> }),
  },
  CallToAction: {
    frame: 'band',
    examples: [
      { name: 'usual', element: call('Does a tooth hurt?', 'Call us, we have time today.', 'Book Appointment') },
      { name: 'two actions', element: call('Does a tooth hurt?', 'Call us.', 'Book Appointment', 'Call Chennai') },
      {
        name: 'longest Tamil text',
        language: 'ta',
        element: call(TAMIL.title, TAMIL.sentence, TAMIL.action, TAMIL.word),
      },
    ],
  },
  OpeningWords: { examples: inWords({ element: <OpeningWords /> }) },
  OpenStatus: {
    examples: [
      { name: 'usual', element: ({ site }) => <OpenStatus branch={site.primary} /> },
      { name: 'longest Tamil text', language: 'ta', element: ({ site }) => <OpenStatus branch={site.primary} /> },
      {
        name: 'always closed',
        element: ({ site: { primary } }) => {
          const days = Object.keys(primary.hours).map((day) => [day, []]);
          return <OpenStatus branch={{ ...primary, hours: Object.fromEntries(days) }} />;
        },
      },
    ],
  },
  PlaceFacts: {
    examples: [
      { name: 'usual', site: 'faces and places', element: ({ site }) => <PlaceFacts branch={site.primary} complete /> },
      {
        name: 'longest Tamil text',
        site: 'faces and places',
        language: 'ta',
        element: ({ site }) => <PlaceFacts branch={site.primary} fold={TAMIL.action} />,
      },
      { name: 'none', element: ({ site }) => <PlaceFacts branch={site.primary} complete /> },
    ],
  },
  PostalAddress: {
    examples: inWords({
      element: ({ site }) => (
        <>
          <PostalAddress branch={site.primary} />
          <ShortAddress branch={site.primary} />
        </>
      ),
    }),
  },
};
