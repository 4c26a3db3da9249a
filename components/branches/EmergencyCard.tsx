import type { ReactNode } from 'react';
import { telLink } from '../../branches/model/links.ts';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useWords } from '../../renderer/context/useWords.tsx';
import { UrgencyCard } from '../ui/cards/UrgencyCard.tsx';
import { Action } from '../ui/links/Action.tsx';

export type EmergencyCardProps = Readonly<{
  intro?: ReactNode;
  /** The symptoms that need immediate hospital care. */
  items: readonly ReactNode[];
}>;

/** Emergencies that a dental clinic cannot treat: the symptoms, and the ambulance number. */
export function EmergencyCard({ intro, items }: EmergencyCardProps) {
  const { clinic } = useSite();
  const words = useWords('common');
  return (
    <UrgencyCard
      level="emergency"
      label={words.text('emergency.label')}
      title={words.text('emergency.title')}
      intro={intro}
      items={items}
    >
      <Action href={telLink(clinic.ambulance)} look="light" icon="phone">
        {words.text('emergency.call')}
      </Action>
    </UrgencyCard>
  );
}
