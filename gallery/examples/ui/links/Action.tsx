import { ActionRow } from '../../../../components/ui/layout/ActionRow.tsx';
import { Section } from '../../../../components/ui/layout/Section.tsx';
import { Action, type ActionLook } from '../../../../components/ui/links/Action.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

const LOOKS: readonly ActionLook[] = ['primary', 'secondary', 'whatsapp', 'quiet'];

export const showcase: Showcase = {
  examples: [
    {
      name: 'usual',
      element: (
        <Action href="/contact" icon="calendar">
          Book Appointment
        </Action>
      ),
    },
    {
      name: 'every look',
      element: (
        <ActionRow>
          {LOOKS.map((look) => (
            <Action key={look} href="/contact" look={look}>
              Book Appointment
            </Action>
          ))}
        </ActionRow>
      ),
    },
    {
      name: 'on a dark background',
      element: (
        <Section background="deep">
          <Action href="/contact" look="light">
            Book Appointment
          </Action>
        </Section>
      ),
    },
    {
      name: 'in a new tab',
      element: (
        <Action href="https://www.example.com/" look="whatsapp" icon="brand-whatsapp" newTab>
          WhatsApp
        </Action>
      ),
    },
    {
      name: 'longest Tamil text',
      language: 'ta',
      element: LOOKS.map((look) => (
        <ActionRow key={look}>
          <Action href="/contact" look={look} icon="calendar">
            {TAMIL.action}
          </Action>
        </ActionRow>
      )),
    },
  ],
};
