import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SOURCE_LANGUAGE } from '../../../../locales/languages.ts';
import { textAddress } from '../../../texts/textPlace.ts';
import type { Text } from '../../../texts/texts.ts';
import { usePreview } from '../../preview/previewContext.tsx';
import { send, useSending, waitingText } from '../../sending.ts';
import { Button } from '../../ui/Button.tsx';
import { useOldEnglish } from '../oldEnglish.ts';
import { Marked } from '../text/Marked.tsx';
import { TranslationSide } from '../text/TranslationSide.tsx';
import { TONES } from '../textsApi.tsx';
import { WordChanges } from '../WordChanges.tsx';
import { ReadableText } from './ReadableText.tsx';

export type PassageProps = Readonly<{
  language: string;
  text: Text;
  /** Path of the page that is read. */
  page: string | undefined;
  /** Whether it is being changed. */
  isOpen: boolean;
  /** Whether its English is shown, too. */
  withEnglish: boolean;
  /** The text that a dentist has signed, if it is another one now. */
  before: string | undefined;
  onOpen: (isOpen: boolean) => void;
}>;

/** A text of a page as people read it, with its English. A click turns it into a field. */
export function Passage(props: PassageProps) {
  const { t } = useTranslation('editor-texts');
  const { language, text, isOpen, withEnglish, before, onOpen } = props;
  const { english, state, faults } = text;
  const oldEnglish = useOldEnglish(language, text);
  if (isOpen) return <OpenPassage {...props} />;
  const isEnglish = language === SOURCE_LANGUAGE.code;
  const tone = isEnglish ? undefined : (TONES[state] ?? (faults.length > 0 ? 'wrong' : undefined));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its button does the same
    <li className="passage" onClick={() => getSelection()?.isCollapsed && onOpen(true)}>
      {oldEnglish !== undefined && <WordChanges before={oldEnglish} after={english} language="en" />}
      {before !== undefined && <WordChanges before={before} after={text.text} language={language} />}
      <div className="tiles">
        {!isEnglish && withEnglish && oldEnglish === undefined && (
          <div lang={SOURCE_LANGUAGE.code}>
            <ReadableText text={english} />
          </div>
        )}
        <div lang={language}>
          {before === undefined && <ReadableText text={text.text} />}
          {tone && (
            <span className="badge" data-tone={tone}>
              {t(TONES[state] ? `states.${state}` : 'mistake')}
            </span>
          )}
        </div>
      </div>
      <Button aria-label={t('read.changeOf', { text: english })}>{t('read.change')}</Button>
    </li>
  );
}

/** The same, being changed. The page beside shows where it is. */
function OpenPassage({ language, text, page, onOpen }: PassageProps) {
  const { t } = useTranslation('editor-texts');
  const { namespace, key, english, note, pages, terms } = text;
  // What waits is not in the list yet.
  useSending();
  const field = useRef<HTMLTextAreaElement>(null);
  const row = useRef<HTMLLIElement>(null);
  const isEnglish = language === SOURCE_LANGUAGE.code;
  const preview = usePreview();
  const open = useEffectEvent(() => {
    const path = page ?? pages.find((each) => each === preview.target.page) ?? pages[0];
    preview.show({ focus: { kind: 'text', namespace, key }, language, ...(path !== undefined && { page: path }) });
    row.current?.scrollIntoView({ block: 'center' });
    field.current?.focus({ preventScroll: true });
  });
  useEffect(() => open(), []);
  const close = <Button onClick={() => onOpen(false)}>{t('read.close')}</Button>;
  return (
    <li className="passage" data-open ref={row}>
      <div className="tiles">
        <div>
          <div lang={SOURCE_LANGUAGE.code} id="english-text" className="whole-text">
            <Marked text={english} terms={terms} isEnglish />
          </div>
          {note && (
            <p className="hint" id="english-note">
              {note}
            </p>
          )}
        </div>
        {isEnglish ? (
          close
        ) : (
          <TranslationSide
            language={language}
            text={text}
            typed={waitingText(language, text) ?? text.text}
            onType={(now) => send({ language, place: { namespace, key }, text: now })}
            field={field}
          >
            <p className="wrap small">
              {close}
              <Link to={textAddress(language, text)}>{t('read.more')}</Link>
            </p>
          </TranslationSide>
        )}
      </div>
    </li>
  );
}
