import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { SOURCE_LANGUAGE } from '../../../../locales/languages.ts';
import { withoutExplanation } from '../../../../scripts/words/glossary/glossary.ts';
import { readAddress, textAddress } from '../../../texts/textPlace.ts';
import type { Text } from '../../../texts/texts.ts';
import { usePreview } from '../../preview/previewContext.tsx';
import { send, useSending, waitingText } from '../../sending.ts';
import { Button } from '../../ui/Button.tsx';
import { useKeys } from '../../ui/useKeys.ts';
import { isUntranslated, nextText } from '../textFilter.ts';
import { TONES } from '../textsApi.tsx';
import { EnglishSide } from './EnglishSide.tsx';
import { replaceInField } from './pieces.ts';
import { TranslationSide } from './TranslationSide.tsx';

export type TextViewProps = Readonly<{
  language: string;
  text: Text;
  /** All texts of the language. */
  texts: readonly Text[];
}>;

/** A text of a page, being changed: beside its English, with all that helps to translate it, and the way on; or English before and now. */
export function TextView({ language, text, texts }: TextViewProps) {
  const { t } = useTranslation('editor-texts');
  const { namespace, key, state, path } = text;
  const isSource = language === SOURCE_LANGUAGE.code;
  const field = useRef<HTMLTextAreaElement>(null);
  const { refusal } = useSending();
  const unsent = waitingText(language, text);
  const typed = unsent ?? text.text;
  const { search } = useLocation();
  const navigate = useNavigate();
  const words = useMemo(() => agreedWords(text), [text]);
  const untranslated = texts.filter(isUntranslated).length;
  const insertWord = (word: string) => replaceInField(field.current, word);
  // One that was just typed may be on its way.
  const isNext = (each: Text) => isUntranslated(each) && !waitingText(language, each);
  const goOn = () => {
    const next = nextText(texts, text, isNext);
    if (next) navigate({ pathname: textAddress(language, next), search });
  };
  useKeys(
    Object.fromEntries([
      ['Control+Enter', goOn],
      ...words.slice(0, 9).map((word, i) => [`Alt+${i + 1}`, () => insertWord(word)]),
    ]),
  );
  const preview = usePreview();
  const open = useEffectEvent(() => {
    preview.show({ focus: { kind: 'text', namespace, key }, language, ...(path !== undefined && { page: path }) });
    field.current?.scrollIntoView({ block: 'center' });
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  });
  useEffect(() => open(), []);
  return (
    <>
      <h2 className="wrap label">
        <code>{key}</code>
        {!isSource && (
          <span className="badge" data-tone={TONES[state]}>
            {t(`states.${state}`)}
          </span>
        )}
      </h2>
      <div className="tiles">
        <EnglishSide language={language} text={text} words={words} onWord={insertWord} />
        <TranslationSide
          language={language}
          text={text}
          typed={typed}
          onType={(now) => send({ language, place: { namespace, key }, text: now })}
          field={field}
        >
          <p className="hint" role="status">
            {t(`sendState.${unsent === undefined ? 'sent' : refusal ? 'refused' : 'sending'}`)}
          </p>
          {text.reviewed && <p className="hint">{t('reviewedBy', { who: text.reviewed })}</p>}
        </TranslationSide>
      </div>
      <div className="wrap small">
        {!isSource && (
          <Button look="main" disabled={untranslated === 0} onClick={goOn} aria-keyshortcuts="Control+Enter">
            {t(untranslated === 0 ? 'actions.noneUntranslated' : 'actions.untranslated', { count: untranslated })}
          </Button>
        )}
        <Link className="button" to={{ pathname: readAddress(language, namespace), search }}>
          {t('text.close')}
        </Link>
      </div>
      {!isSource && <p className="hint">{t('keys')}</p>}
    </>
  );
}

/** The agreed words of a text's terms, each once: as the first mention writes it, and without its explanation. */
const agreedWords = ({ terms }: Text) => [
  ...new Set(terms.flatMap(({ agreed }) => agreed.flatMap((word) => [withoutExplanation(word), word]))),
];
