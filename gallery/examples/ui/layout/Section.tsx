import { type Background, Section } from '../../../../components/ui/layout/Section.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

const BACKGROUNDS: readonly Background[] = ['paper', 'mint', 'sand', 'deep'];

export const showcase: Showcase = {
  frame: 'band',
  examples: [
    {
      name: 'usual',
      element: (
        <Section title="What happens at a check-up" intro="It takes about half an hour.">
          We look at your teeth and gums.
        </Section>
      ),
    },
    {
      name: 'every background',
      element: BACKGROUNDS.map((background) => (
        <Section
          key={background}
          background={background}
          title="What happens at a check-up"
          intro="It takes about half an hour."
        >
          We look at your teeth and gums.
        </Section>
      )),
    },
    {
      name: 'narrow',
      element: (
        <Section narrow title="What happens at a check-up">
          We look at your teeth and gums, and at the X-rays where there are any. Then we tell you what we found.
        </Section>
      ),
    },
    {
      name: 'longest Tamil text',
      language: 'ta',
      element: (
        <Section title={TAMIL.title} intro={TAMIL.sentence}>
          {TAMIL.word}
        </Section>
      ),
    },
  ],
};
