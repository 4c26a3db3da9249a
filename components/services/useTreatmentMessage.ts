import { usePage } from '../../renderer/context/pageContext.tsx';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import { pathOf } from '../../site/pages/routes.ts';

/** What stands ready in a chat that is opened from the page of a treatment: a sentence that names it. Undefined on other pages. */
export function useTreatmentMessage(): string | undefined {
  const { route } = usePage();
  const { t } = useTranslation('services');
  if (route?.service) return t(`chat.${route.service.id}`);
  return route?.path === pathOf('wisdomTooth') ? t('chat.wisdom-tooth-removal') : undefined;
}
