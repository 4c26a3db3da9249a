import { type Showcases, TAMIL } from '../../gallery/example.ts';
import { type Background, Section } from '../layout/Section.tsx';
import { CheckList, ListPanel, type ListPanelProps, TitledList } from './CheckList.tsx';
import { IconFacts } from './IconFacts.tsx';
import { TitledTexts, type TitledTextsProps } from './TitledTexts.tsx';

const SYMPTOMS = ['Pain when you bite', 'A tooth that feels longer than the others', 'Swollen gums'];

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

const texts = (as: TitledTextsProps['as'], count: number, title: string, text: string) => (
  <TitledTexts as={as} items={Array.from({ length: count }, () => ({ title, text }))} />
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
  TitledTexts: {
    examples: [
      { name: 'usual', element: texts('lined', 2, 'Receipts', 'You get a receipt for every payment.') },
      { name: 'reasons', element: texts('reasons', 3, 'You know the price', 'You get it in writing before we begin.') },
      { name: 'one reason', element: texts('reasons', 1, 'You know the price', 'You get it in writing.') },
      { name: 'steps', element: texts('steps', 3, 'X-ray', 'It shows the roots.') },
      { name: 'one step', element: texts('steps', 1, 'X-ray', 'It shows the roots.') },
      { name: 'longest Tamil text', language: 'ta', element: texts('lined', 1, TAMIL.title, TAMIL.sentence) },
      { name: 'longest Tamil reasons', language: 'ta', element: texts('reasons', 4, TAMIL.title, TAMIL.sentence) },
      { name: 'longest Tamil steps', language: 'ta', element: texts('steps', 2, TAMIL.title, TAMIL.sentence) },
    ],
  },
};
