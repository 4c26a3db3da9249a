import { type Showcases, TAMIL } from '../../gallery/example.ts';
import { type Background, Section } from '../layout/Section.tsx';
import { CheckList, TitledList } from './CheckList.tsx';
import { IconFacts } from './IconFacts.tsx';
import { IconList } from './IconList.tsx';
import { ListPanel, type ListPanelProps } from './ListPanel.tsx';
import { NamedTexts } from './NamedTexts.tsx';
import { ReasonList } from './ReasonList.tsx';
import { Steps } from './Steps.tsx';

const SYMPTOMS = ['Pain when you bite', 'A tooth that feels longer than the others', 'Swollen gums'];

const payments = [
  { icon: 'credit-card', title: 'Cards', text: 'Pay with a debit or credit card.' },
  { icon: 'cash', title: 'Cash', text: 'Pay at reception and take your receipt with you.' },
  { icon: 'device-mobile', title: 'UPI', text: 'Pay from the UPI app on your phone.' },
];

const SIGNS = [
  'Pain that wakes you at night',
  'Swollen gums around one tooth',
  'A tooth that turned grey',
  'A bad taste',
];

const panel = (background: Background, props: Partial<ListPanelProps>) => (
  <Section background={background}>
    <ListPanel title="Signs of trouble" intro="One of them is reason enough to come." items={SIGNS} {...props} />
  </Section>
);

const terms = [
  { title: 'Receipts', text: 'You get a receipt for every payment.' },
  { title: 'Refunds', text: 'If you paid too much, we pay the money back the way you paid it.' },
];

const steps = (count: number, title: string, text: string) => (
  <Steps steps={Array.from({ length: count }, () => ({ title, text }))} />
);

const reasons = (count: number, title: string, text: string) => (
  <ReasonList reasons={Array.from({ length: count }, () => ({ title, text }))} />
);

export const showcases: Showcases = {
  CheckList: {
    examples: [
      { name: 'usual', element: <CheckList items={SYMPTOMS} /> },
      { name: 'warm', element: <CheckList items={SYMPTOMS} tone="warm" icon="alert-triangle" /> },
      { name: 'lined', element: <CheckList items={SYMPTOMS} lined /> },
      {
        name: 'with a title of its own',
        element: (
          <>
            <h2>Until we see you</h2>
            <TitledList
              title="What helps"
              items={['Rinse with salt in warm water.', 'Hold a cold pack to the cheek.']}
            />
            <TitledList title="What to avoid" icon="circle-x" tone="warm" items={['Never put aspirin on the gum.']} />
          </>
        ),
      },
      { name: 'longest Tamil text', language: 'ta', element: <CheckList items={[TAMIL.sentence, TAMIL.word]} lined /> },
    ],
  },
  IconFacts: {
    examples: [
      {
        name: 'usual',
        element: (
          <IconFacts
            facts={[
              { icon: 'school', label: 'Education', text: 'BDS, MDS (Orthodontics)' },
              { icon: 'school', text: 'Registration: TNDC 00000' },
            ]}
          />
        ),
      },
      {
        name: 'longest Tamil text',
        language: 'ta',
        element: <IconFacts facts={[{ icon: 'parking', label: TAMIL.place, text: TAMIL.sentence }]} />,
      },
    ],
  },
  IconList: {
    examples: [
      { name: 'usual', element: <IconList items={payments} /> },
      { name: 'in columns', element: <IconList items={payments} columns /> },
      {
        name: 'longest Tamil text',
        language: 'ta',
        element: <IconList items={[{ icon: 'cash', title: TAMIL.title, text: TAMIL.sentence }]} />,
      },
    ],
  },
  ListPanel: {
    frame: 'band',
    examples: [
      { name: 'usual', element: panel('paper', {}) },
      { name: 'warm, in columns', element: panel('sand', { tone: 'warm', columns: true }) },
      {
        name: 'longest Tamil text',
        language: 'ta',
        element: panel('paper', { title: TAMIL.title, intro: TAMIL.sentence, items: [TAMIL.sentence, TAMIL.word] }),
      },
    ],
  },
  NamedTexts: {
    examples: [
      { name: 'usual', element: <NamedTexts items={terms} /> },
      {
        name: 'longest Tamil text',
        language: 'ta',
        element: <NamedTexts items={[{ title: TAMIL.title, text: TAMIL.sentence }]} />,
      },
    ],
  },
  ReasonList: {
    examples: [
      { name: 'usual', element: reasons(3, 'You know the price', 'You get it in writing before we begin.') },
      { name: 'one', element: reasons(1, 'You know the price', 'You get it in writing before we begin.') },
      { name: 'longest Tamil text', language: 'ta', element: reasons(4, TAMIL.title, TAMIL.sentence) },
    ],
  },
  Steps: {
    examples: [
      { name: 'usual', element: steps(3, 'X-ray', 'It shows the roots.') },
      { name: 'one', element: steps(1, 'X-ray', 'It shows the roots.') },
      { name: 'longest Tamil text', language: 'ta', element: steps(2, TAMIL.title, TAMIL.sentence) },
    ],
  },
};
