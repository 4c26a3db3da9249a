import { usePage } from '../../renderer/context/pageContext.tsx';
import { useOneLanguage } from '../../renderer/context/useTranslation.tsx';
import { pathOf } from '../../site/pages/routes.ts';

/** What stands ready in a chat that is opened from the page of a treatment: a sentence that names it. Undefined on other pages. */
export function useTreatmentMessage(): string | undefined {
  const { route } = usePage();
  const id = route?.service?.id ?? (route?.path === pathOf('wisdomTooth') ? 'wisdom-tooth-removal' : undefined);
  // An address cannot say in which language a sentence is.
  const { words } = useOneLanguage(({ find }) => id && find('services', `chat.${id}`).text);
  return words;
}
