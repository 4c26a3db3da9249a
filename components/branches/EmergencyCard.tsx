import type { ReactNode } from 'react';
import { telLink } from '../../branches/model/links.ts';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useWords } from '../../renderer/context/useWords.tsx';
import { UrgencyCard } from '../ui/cards/UrgencyCard.tsx';
import { Action } from '../ui/links/Action.tsx';

export type EmergencyCardProps = Readonly<{
  intro?: ReactNode;
  /** The symptoms that need a hospital at once. */
  items: readonly ReactNode[];
}>;

/** What a dental clinic cannot treat: the ambulance's number, and the symptoms that call for it. */
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
