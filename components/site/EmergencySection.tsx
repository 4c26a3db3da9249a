import type { ReactNode } from 'react';
import { telLink } from '../../branches/model/links.ts';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useWords } from '../../renderer/context/useWords.tsx';
import { UrgencyCard } from '../ui/cards/UrgencyCard.tsx';
import { Section } from '../ui/layout/Section.tsx';
import { Action } from '../ui/links/Action.tsx';

type EmergencyCardProps = Readonly<{
  /** Instead of the usual intro. */
  intro?: ReactNode;
  /** Less height, for a page about something else. */
  compact?: boolean;
}>;

/**
 * The danger signs that need a hospital at once, the same on every page. None folds on a phone: the last two kill as
 * fast as the others.
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

/** Texts link to `#emergency`. */
export const EMERGENCY = 'emergency';

export function EmergencySection() {
  return (
    <Section id={EMERGENCY}>
      <EmergencyCard compact />
    </Section>
  );
}
