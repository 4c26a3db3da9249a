import { Prose } from '../../../../components/ui/layout/Prose.tsx';
import { SplitSection } from '../../../../components/ui/layout/SplitSection.tsx';
import { Action } from '../../../../components/ui/links/Action.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

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

export const showcase: Showcase = {
  frame: 'band',
  examples: [
    { name: 'usual', element: split('How a tooth is saved', 'We clean its canals, fill them and close it.') },
    { name: 'with an action', element: split('How a tooth is saved', 'We clean its canals.', 'Book Appointment') },
    { name: 'longest Tamil text', language: 'ta', element: split(TAMIL.title, TAMIL.sentence, TAMIL.action) },
  ],
};
