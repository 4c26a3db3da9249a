import type { ReactNode } from 'react';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import { UrgencyCard } from '../ui/cards/UrgencyCard.tsx';

/** First aid for a tooth of a child that was knocked out. @param children whom to call */
export function KnockedOutTooth({ children }: Readonly<{ children: ReactNode }>) {
  const { t, list } = useTranslation('kids-dentistry');
  return (
    <UrgencyCard
      level="urgent"
      title={t('knockedOut.title')}
      intro={t('knockedOut.intro')}
      items={list('knockedOut.items').map((key) => t(key))}
      note={t('knockedOut.after')}
    >
      {children}
    </UrgencyCard>
  );
}
