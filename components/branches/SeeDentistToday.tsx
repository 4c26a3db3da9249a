import { useSite } from '../../renderer/context/pageContext.tsx';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import { UrgencyCard } from '../ui/cards/UrgencyCard.tsx';
import { CallActions } from './BranchLinks.tsx';

/** Texts link to `#today`. */
export const TODAY = 'today';

/** What a dentist has to see today, bleeding and swelling among it, and what to do until then. */
export function SeeDentistToday() {
  const { t, rich, list } = useTranslation('tooth-pain-relief');
  const { branches } = useSite();
  return (
    <UrgencyCard
      id={TODAY}
      level="urgent"
      label={t('help.urgent.label')}
      title={t('help.urgent.title')}
      intro={t('help.urgent.intro')}
      items={list('help.urgent.items').map((key) => rich(key))}
    >
      <CallActions branches={branches} withNumber />
    </UrgencyCard>
  );
}
