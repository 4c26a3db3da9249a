import type { ReactNode } from 'react';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import { UrgencyCard } from '../ui/cards/UrgencyCard.tsx';

type KnockedOutToothProps = Readonly<{
  namespace: 'tooth-pain-relief' | 'kids-dentistry';
  /** Whom to call. */
  children?: ReactNode;
}>;

/** First aid for a knocked-out tooth, of the patient or of a child. Texts link to `#knocked-out`. */
export function KnockedOutTooth({ namespace, children }: KnockedOutToothProps) {
  const { t, list, has } = useTranslation(namespace);
  return (
    <UrgencyCard
      id="knocked-out"
      level="urgent"
      title={t('knockedOut.title')}
      intro={t('knockedOut.intro')}
      numbered
      items={list('knockedOut.items').map((key) => t(key))}
      note={has('knockedOut.after') && t('knockedOut.after' as 'knockedOut.intro')}
    >
      {children}
    </UrgencyCard>
  );
}
