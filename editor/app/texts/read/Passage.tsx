import { useQuery } from '@tanstack/react-query';
import { createElement, memo, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { SOURCE_LANGUAGE } from '../../../../locales/languages.ts';
import { textAddress } from '../../../texts/textPlace.ts';
import type { Text } from '../../../texts/texts.ts';
import { session } from '../../api.ts';
import { TextView } from '../text/TextView.tsx';
import { TONES } from '../textsApi.tsx';
import { WordChanges } from '../WordChanges.tsx';

export type PassageProps = Readonly<{
  language: string;
  text: Text;
  withEnglish: boolean;
  /** The text that a dentist has signed, if it is another one now. */
  before: string | undefined;
  /** All texts of the language, while this one is being changed. */
  texts?: readonly Text[] | undefined;
}>;

/** A text of a page as people read it, with its English. A click opens it, to be changed in place. */
export const Passage = memo(function Passage({ language, text, withEnglish, before, texts }: PassageProps) {
  const { t } = useTranslation('editor-texts');
  const navigate = useNavigate();
  // With the filter of the list, to come back to.
  const address = { pathname: textAddress(language, text), search: useLocation().search };
  const { namespace, key, english, state, faults } = text;
  /** The English that it was translated from, if it was stale when it was opened and the history has it. */
  const [wasStale] = useState(state === 'stale');
  const { data: oldEnglish = english } = useQuery({
    queryKey: ['old-english', language, namespace, key, english],
    queryFn: async () => (await session.texts.oldEnglish(language, { namespace, key })) ?? english,
    enabled: wasStale,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const tone = TONES[state] ?? (faults.length > 0 ? 'wrong' : undefined);
  const changes = (
    <>
      {oldEnglish !== english && <WordChanges before={oldEnglish} after={english} language="en" />}
      {before !== undefined && <WordChanges before={before} after={text.text} language={language} />}
    </>
  );
  if (texts)
    return (
      <li className="passage" data-open>
        {changes}
        <TextView language={language} text={text} texts={texts} />
      </li>
    );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its link does the same
    <li
      className="passage"
      onClick={({ defaultPrevented }) => !defaultPrevented && getSelection()?.isCollapsed && navigate(address)}
    >
      {changes}
      <div className="tiles">
        {withEnglish && language !== SOURCE_LANGUAGE.code && oldEnglish === english && (
          <div lang={SOURCE_LANGUAGE.code}>{readable(english)}</div>
        )}
        <div lang={language}>
          {before === undefined && readable(text.text)}
          {tone && (
            <span className="badge" data-tone={tone}>
              {t(TONES[state] ? `states.${state}` : 'mistake')}
            </span>
          )}
        </div>
      </div>
      <Link className="button" to={address} aria-label={t('read.changeOf', { text: english })}>
        {t('read.change')}
      </Link>
    </li>
  );
});

/** A text as a page shows it: in paragraphs and lists, with its placeholders marked. Its links lead nowhere. */
const readable = (text: string) => nodesIn(new DOMParser().parseFromString(text, 'text/html').body);

const KEPT: readonly string[] = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br'];

function nodesIn(parent: Node): ReactNode[] {
  return Array.from(parent.childNodes).flatMap((node, i) => {
    if (node instanceof Element)
      return createElement(KEPT.includes(node.localName) ? node.localName : 'u', { key: i }, ...nodesIn(node));
    return (node.textContent ?? '').split(/(\{\{[^}]*\}\})/).map((piece, at) =>
      at % 2 === 0 ? (
        piece
      ) : (
        <span className="stretch" data-kind="placeholder" key={`${i} ${at}`}>
          {piece}
        </span>
      ),
    );
  });
}
