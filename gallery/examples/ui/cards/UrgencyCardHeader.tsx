import { UrgencyCardHeader } from '../../../../components/ui/cards/UrgencyCardHeader.tsx';
import { Action } from '../../../../components/ui/links/Action.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

export const showcase: Showcase = {
  examples: [
    {
      name: 'usual',
      element: (
        <div data-level="emergency">
          <UrgencyCardHeader level="emergency" label="Emergency" title="Call 108 or go to a hospital at once">
            <Action href="tel:108" look="light" icon="phone">
              Call an ambulance: 108
            </Action>
          </UrgencyCardHeader>
        </div>
      ),
    },
    {
      name: 'urgent',
      element: (
        <div data-level="urgent">
          <UrgencyCardHeader level="urgent" label="Urgent" title="See a dentist today" />
        </div>
      ),
    },
    {
      name: 'routine',
      element: (
        <div data-level="routine">
          <UrgencyCardHeader level="routine" label="Not urgent" title="Book an appointment" />
        </div>
      ),
    },
    {
      name: 'longest Tamil text',
      language: 'ta',
      element: (
        <div data-level="emergency">
          <UrgencyCardHeader level="emergency" label={TAMIL.word} title={TAMIL.title}>
            <Action href="tel:108" look="light" icon="phone">
              {TAMIL.action}
            </Action>
          </UrgencyCardHeader>
        </div>
      ),
    },
  ],
};
