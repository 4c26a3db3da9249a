import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Text } from '../../texts/texts.ts';
import { session } from '../api.ts';
import { Notice } from '../ui/Notice.tsx';

/** Says before anybody types what a change of a text ends: translations, reviews, sign-offs. */
export function Effects({ language, text }: Readonly<{ language: string; text: Text }>) {
  const { t } = useTranslation('editor-texts');
  const { namespace, key, title } = text;
  const { data = [] } = useQuery({
    queryKey: ['text-effects', language, namespace, key],
    queryFn: () => session.texts.effects(language, { namespace, key }),
    // Only as of when the text was opened.
    structuralSharing: (first, now) => first ?? now,
    gcTime: 0,
  });
  if (data.length === 0) return null;
  return (
    <Notice tone="attention">
      {t('effects.title')}
      <ul>
        {data.map(({ kind, name, who, pages = 'wait' }, i) => (
          <li key={i}>
            {t(`effects.${kind}`, { language: name, who, page: title })}{' '}
            {kind !== 'signature' && t(`effects.pages.${pages}`, { language: name })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
