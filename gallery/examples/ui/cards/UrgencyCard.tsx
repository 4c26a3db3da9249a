import { UrgencyCard } from '../../../../components/ui/cards/UrgencyCard.tsx';
import { TwoColumns } from '../../../../components/ui/layout/Grid.tsx';
import { Action } from '../../../../components/ui/links/Action.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

const SIGNS = ['Trouble breathing or swallowing', 'A swollen face with fever', 'Heavy bleeding that does not stop'];

const emergency = (
  <UrgencyCard
    level="emergency"
    label="Emergency"
    title="Call 108 or go to a hospital at once"
    intro="Do not wait for us."
    items={SIGNS}
  >
    <Action href="tel:108" look="light" icon="phone">
      Call an ambulance: 108
    </Action>
  </UrgencyCard>
);

export const showcase: Showcase = {
  examples: [
    { name: 'usual', element: emergency },
    {
      name: 'compact',
      element: (
        <UrgencyCard level="emergency" compact label="Emergency" title="Go to a hospital at once" items={SIGNS} />
      ),
    },
    {
      name: 'urgent beside routine',
      element: (
        <TwoColumns>
          <UrgencyCard level="urgent" label="Urgent" title="See a dentist today" items={SIGNS}>
            <Action href="tel:+910000000001" look="secondary" icon="phone">
              Call Chennai
            </Action>
          </UrgencyCard>
          <UrgencyCard level="routine" label="Not urgent" title="Book an appointment" items={SIGNS.slice(0, 1)}>
            <Action href="/contact">Book Appointment</Action>
          </UrgencyCard>
        </TwoColumns>
      ),
    },
    {
      name: 'longest Tamil text',
      language: 'ta',
      element: (
        <UrgencyCard
          level="emergency"
          label={TAMIL.word}
          title={TAMIL.title}
          intro={TAMIL.sentence}
          items={[TAMIL.sentence, TAMIL.word]}
        >
          <Action href="tel:108" look="light" icon="phone">
            {TAMIL.action}
          </Action>
        </UrgencyCard>
      ),
    },
  ],
};
