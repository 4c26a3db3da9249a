import { useTranslation } from 'react-i18next';
import { type Text, useFileTitles } from '../textsApi.ts';

export type TextHeadProps = Readonly<{ language: string; text: Text }>;

/** Pages that are named; of more, only the number is said. */
const MOST_PAGES = 4;

/** Which text it is, how far it is, and where it is shown. */
export function TextHead({ language, text }: TextHeadProps) {
  const { t } = useTranslation('editor-texts');
  const titleOf = useFileTitles(language);
  const { namespace, key, pages, state } = text;
  const named = pages.slice(0, MOST_PAGES).join(', ') + (pages.length > MOST_PAGES ? ' …' : '');
  const tone = state === 'stale' ? 'attention' : state === 'missing' ? 'wrong' : 'plain';
  return (
    <header>
      <h1 className="text-head-name">
        {titleOf(namespace)} <code>{key}</code>{' '}
        <span className="badge" data-tone={tone}>
          {t(`states.${state}`)}
        </span>
      </h1>
      <p className="hint">
        {pages.length === 0 ? t('text.nowhere') : t('text.pages', { count: pages.length, pages: named })}
      </p>
    </header>
  );
}
