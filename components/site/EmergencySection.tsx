import type { ReactNode } from 'react';
import { telLink } from '../../branches/model/links.ts';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
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
  const { t, list } = useTranslation('common');
  return (
    <UrgencyCard
      level="emergency"
      compact={compact}
      label={t('emergency.label')}
      title={t('emergency.title')}
      intro={intro ?? t('emergency.intro')}
      items={list('emergency.items').map((key) => t(key))}
    >
      <Action href={telLink(clinic.ambulance)} look="light" icon="phone">
        {t('emergency.call')}
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
