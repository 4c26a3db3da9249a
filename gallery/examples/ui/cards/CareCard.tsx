import { CareCard } from '../../../../components/ui/cards/CareCard.tsx';
import { Pair } from '../../../../components/ui/layout/Pair.tsx';
import { Action } from '../../../../components/ui/links/Action.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

const SIGNS = ['Trouble breathing or swallowing', 'A swollen face with fever', 'Heavy bleeding that does not stop'];

const emergency = (
  <CareCard
    level="emergency"
    label="Emergency"
    title="Call 108 or go to a hospital at once"
    intro="Do not wait for us."
    items={SIGNS}
  >
    <Action href="tel:108" look="light" icon="phone">
      Call an ambulance: 108
    </Action>
  </CareCard>
);

export const showcase: Showcase = {
  examples: [
    { name: 'usual', element: emergency },
    {
      name: 'urgent beside not urgent',
      element: (
        <Pair>
          <CareCard level="urgent" label="Urgent" title="See a dentist today" items={SIGNS}>
            <Action href="tel:+910000000001" look="secondary" icon="phone">
              Call Chennai
            </Action>
          </CareCard>
          <CareCard level="routine" label="Not urgent" title="Book an appointment" items={SIGNS.slice(0, 1)}>
            <Action href="/contact">Book Appointment</Action>
          </CareCard>
        </Pair>
      ),
    },
    {
      name: 'longest Tamil text',
      language: 'ta',
      element: (
        <CareCard
          level="emergency"
          label={TAMIL.word}
          title={TAMIL.title}
          intro={TAMIL.sentence}
          items={[TAMIL.sentence, TAMIL.word]}
        >
          <Action href="tel:108" look="light" icon="phone">
            {TAMIL.action}
          </Action>
        </CareCard>
      ),
    },
  ],
};
