import { CallToAction } from '../../../components/site/CallToAction.tsx';
import { Action } from '../../../components/ui/links/Action.tsx';
import type { Showcase } from '../../example.ts';
import { TAMIL } from '../../tamil.ts';

const call = (title: string, text: string, ...actions: readonly string[]) => (
  <CallToAction title={title} text={text}>
    {actions.map((action) => (
      <Action key={action} href="/contact" look="light">
        {action}
      </Action>
    ))}
  </CallToAction>
);

export const showcase: Showcase = {
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
};
