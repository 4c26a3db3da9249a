import { useTranslation } from 'react-i18next';
import type { State } from '../../../locales/model/status.ts';
import { Badge, type BadgeProps } from '../ui/Badge.tsx';

export type StateBadgeProps = Readonly<{ state: State }>;

const TONE: Readonly<Record<State, BadgeProps['tone']>> = {
  missing: 'wrong',
  stale: 'attention',
  machine: 'plain',
  translated: 'plain',
  reviewed: 'plain',
};

/** How far a text is. */
export function StateBadge({ state }: StateBadgeProps) {
  const { t } = useTranslation('editor-texts');
  return <Badge tone={TONE[state]}>{t(`states.${state}`)}</Badge>;
}
