import { type Showcases, TAMIL } from '../../gallery/example.ts';
import { Card } from '../cards/Card.tsx';
import { Action } from '../links/Action.tsx';
import { Disclosure } from './Disclosure.tsx';
import { ActionRow, type Background, Grid, Prose, Section, SplitSection, TwoColumns } from './Section.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const row = (...labels: readonly string[]) => (
  <ActionRow>
    {labels.map((label, i) => (
      <Action key={label} href="/contact" look={i === 0 ? 'primary' : 'secondary'}>
        {label}
      </Action>
    ))}
  </ActionRow>
);

const disclosure = (summary: string, text: string) => (
  <Disclosure summary={summary} heading="h2">
    <p>{text}</p>
  </Disclosure>
);
const question = disclosure('Does a root canal treatment hurt?', 'The tooth is numb before we begin.');
const OPEN = { tap: 'summary' };

const grid = (count: number, min?: 'narrow' | 'broad', text = 'A card.') => (
  <Grid data-min={min}>
    {Array.from({ length: count }, (_, i) => (
      <li key={i}>
        <Card>{text}</Card>
      </li>
    ))}
  </Grid>
);

const section = (title: string, intro: string, text: string, background?: Background) => (
  <Section key={background} title={title} intro={intro} background={background}>
    {text}
  </Section>
);
const BACKGROUNDS: readonly Background[] = ['paper', 'mint', 'sand'];

const split = (title: string, text: string, action?: string) => (
  <SplitSection
    title={title}
    intro={text}
    aside={action && <Action href="/contact">{action}</Action>}
    background="mint"
  >
    <Prose>
      <p>{text}</p>
      <p>{text}</p>
    </Prose>
  </SplitSection>
);

export const showcases: Showcases = {
  ActionRow: {
    examples: [
      { name: 'usual', element: row('Book Appointment', 'Pay Now') },
      {
        name: 'three beside a picture',
        element: (
          <TwoColumns data-picture="">
            <div>{row('Book Appointment', 'Call Chennai', 'Pay Now')}</div>
          </TwoColumns>
        ),
      },
      { name: 'longest Tamil text', language: 'ta', element: row(TAMIL.action, TAMIL.place, TAMIL.word) },
    ],
  },
  Disclosure: {
    examples: [
      { name: 'usual', element: question },
      { name: 'open', after: OPEN, element: question },
      { name: 'longest Tamil text', language: 'ta', after: OPEN, element: disclosure(TAMIL.title, TAMIL.sentence) },
    ],
  },
  Grid: {
    examples: [
      { name: 'usual', element: grid(3) },
      { name: 'one', element: grid(1) },
      { name: 'eight narrow', element: grid(8, 'narrow') },
      { name: 'two broad', element: grid(2, 'broad') },
      { name: 'longest Tamil text', language: 'ta', element: grid(4, 'narrow', `${TAMIL.word} ${TAMIL.sentence}`) },
    ],
  },
  Prose: {
    examples: [
      {
        name: 'usual',
        element: (
          <Prose>
            <p>
              Brush <strong>twice a day</strong>, for two minutes, and <em>do not press</em>. More is on the page with{' '}
              <a href="/dental-tips">dental tips</a>.
            </p>
            <ul>
              <li>In the morning</li>
              <li>Before you sleep</li>
            </ul>
            <ol>
              <li>The outside of all teeth</li>
              <li>Then the inside</li>
            </ol>
          </Prose>
        ),
      },
      {
        name: 'longest Tamil text',
        language: 'ta',
        element: (
          <Prose>
            <p>{TAMIL.sentence}</p>
            <ul>
              <li>{TAMIL.sentence}</li>
              <li>{TAMIL.word}</li>
            </ul>
          </Prose>
        ),
      },
    ],
  },
  Section: {
    frame: 'band',
    examples: [
      { name: 'usual', element: section('A check-up', 'It takes half an hour.', 'We look at your teeth and gums.') },
      {
        name: 'every background',
        element: BACKGROUNDS.map((ground) => section('A check-up', 'It takes half an hour.', 'We look.', ground)),
      },
      { name: 'longest Tamil text', language: 'ta', element: section(TAMIL.title, TAMIL.sentence, TAMIL.word) },
    ],
  },
  SplitSection: {
    frame: 'band',
    examples: [
      { name: 'usual', element: split('How a tooth is saved', 'We clean its canals, fill them and close it.') },
      { name: 'with an action', element: split('How a tooth is saved', 'We clean its canals.', 'Book Appointment') },
      { name: 'longest Tamil text', language: 'ta', element: split(TAMIL.title, TAMIL.sentence, TAMIL.action) },
    ],
  },
  VisuallyHidden: {
    examples: [
      {
        name: 'usual',
        element: (
          <a href="/contact">
            Directions<VisuallyHidden> to our Chennai clinic</VisuallyHidden>
          </a>
        ),
      },
      { name: 'longest Tamil text', language: 'ta', element: <VisuallyHidden>{TAMIL.sentence}</VisuallyHidden> },
    ],
  },
};
