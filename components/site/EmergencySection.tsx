import { Section } from '../ui/layout/Section.tsx';
import { EmergencyCard } from './EmergencyCard.tsx';

/** The fragment id of the danger signs: texts link to `#emergency`. */
export const EMERGENCY = 'emergency';

/** The danger signs as a section of a page. */
export function EmergencySection() {
  return (
    <Section id={EMERGENCY}>
      <EmergencyCard compact />
    </Section>
  );
}
