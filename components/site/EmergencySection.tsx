import type { ReactNode } from 'react';
import { telLink } from '../../branches/model/links.ts';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useWords } from '../../renderer/context/useWords.tsx';
import { UrgencyCard } from '../ui/cards/UrgencyCard.tsx';
import { Section } from '../ui/layout/Section.tsx';
import { Action } from '../ui/links/Action.tsx';

type EmergencyCardProps = Readonly<{
  /** When the page's patients need the list, if its usual intro does not say so. */
  intro?: ReactNode;
  /** Less height, for a page about something else. */
  compact?: boolean;
}>;

/**
 * The danger signs that need a hospital at once, the same on every page, and the ambulance number. No sign folds on a phone: folding
 * would hide the last two, which kill as fast as the others, to save an eighth of the height.
 */
export function EmergencyCard({ intro, compact }: EmergencyCardProps) {
  const { clinic } = useSite();
  const words = useWords('common');
  return (
    <UrgencyCard
      level="emergency"
      compact={compact}
      label={words.text('emergency.label')}
      title={words.text('emergency.title')}
      intro={intro ?? words.text('emergency.intro')}
      items={words.list('emergency.items').map((key) => words.text(key))}
    >
      <Action href={telLink(clinic.ambulance)} look="light" icon="phone">
        {words.text('emergency.call')}
      </Action>
    </UrgencyCard>
  );
}

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
