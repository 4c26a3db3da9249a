import { ActionRow } from '../../../../components/ui/layout/ActionRow.tsx';
import { TwoColumns } from '../../../../components/ui/layout/Grid.tsx';
import { Action } from '../../../../components/ui/links/Action.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

const row = (...labels: readonly string[]) => (
  <ActionRow>
    {labels.map((label, i) => (
      <Action key={label} href="/contact" look={i === 0 ? 'primary' : 'secondary'}>
        {label}
      </Action>
    ))}
  </ActionRow>
);

export const showcase: Showcase = {
  examples: [
    { name: 'usual', element: row('Book Appointment', 'Pay Now') },
    { name: 'one', element: row('Book Appointment') },
    { name: 'three', element: row('Book Appointment', 'Call Chennai', 'Call Kavalkinaru') },
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
};
