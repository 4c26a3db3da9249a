import { useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import { textAddress } from '../../texts/textPlace.ts';
import type { Text } from '../../texts/texts.ts';
import { session } from '../api.ts';
import { Button } from '../ui/Button.tsx';
import { FormattedText, WordChanges } from './FormattedText.tsx';
import { OpenText } from './OpenText.tsx';
import { TextState } from './textsApi.tsx';

type PassageProps = Readonly<{
  language: string;
  text: Text;
  /** The signed text, if it has changed since. */
  before: string | undefined;
  /** All texts of the language, while this one is being edited. */
  texts?: readonly Text[] | undefined;
  /** Confirms a text whose English has changed. */
  onConfirm?: ((text: Text) => void) | undefined;
}>;

/** A text of a page with its English. A click opens it for editing in place. */
export const Passage = memo(function Passage({ language, text, before, texts, onConfirm }: PassageProps) {
  const { t } = useTranslation('editor-texts');
  const navigate = useNavigate();
  const { search } = useLocation();
  const { namespace, key, english, state } = text;
  const isSource = language === SOURCE_LANGUAGE.code;
  // English facts are changed in their form. The search of the list is kept.
  const address = (isSource && text.field) || { pathname: textAddress(language, text), search };
  /** Whether it was stale when opened: then the old English is looked up. */
  const [wasStale] = useState(state === 'stale');
  const { data: oldEnglish = english } = useQuery({
    queryKey: ['old-english', language, namespace, key, english],
    queryFn: async () => (await session.texts.oldEnglish(language, { namespace, key })) ?? english,
    enabled: wasStale,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const changesOfEnglish = oldEnglish !== english && (
    <WordChanges title={t('read.englishChanged')} before={oldEnglish} after={english} language="en" />
  );
  const changes = before !== undefined && (
    <WordChanges title={t('read.changed')} before={before} after={text.text} language={language} />
  );
  if (texts)
    return (
      <li className="passage" data-open>
        {changesOfEnglish}
        <OpenText {...{ language, text, texts }} />
        {changes}
      </li>
    );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its link does the same
    <li
      className="passage"
      onClick={({ defaultPrevented, target }) =>
        !defaultPrevented && !(target instanceof HTMLButtonElement) && getSelection()?.isCollapsed && navigate(address)
      }
    >
      {changesOfEnglish}
      {changes}
      <div className="tiles">
        {!isSource && !changesOfEnglish && <FormattedText text={english} language={SOURCE_LANGUAGE.code} />}
        <div>
          {!changes && <FormattedText text={text.text} language={language} />}
          <TextState language={language} text={text} isBrief />
        </div>
      </div>
      <Link className="button" to={address} aria-label={t('read.changeOf', { text: english })}>
        {t('read.change')}
      </Link>
      {onConfirm && (
        <div>
          <Button onClick={() => onConfirm(text)}>{t('read.stillRight')}</Button>
        </div>
      )}
    </li>
  );
});
