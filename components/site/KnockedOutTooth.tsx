import type { ReactNode } from 'react';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import { UrgencyCard } from '../ui/cards/UrgencyCard.tsx';

/** Texts link to `#knocked-out`. */
export const KNOCKED_OUT = 'knocked-out';

type KnockedOutToothProps = Readonly<{
  namespace: 'tooth-pain-relief' | 'kids-dentistry';
  /** Whom to call. */
  children?: ReactNode;
}>;

/** First aid for a knocked-out tooth, of the patient or of a child. */
export function KnockedOutTooth({ namespace, children }: KnockedOutToothProps) {
  const { t, list, has } = useTranslation(namespace);
  return (
    <UrgencyCard
      id={KNOCKED_OUT}
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
