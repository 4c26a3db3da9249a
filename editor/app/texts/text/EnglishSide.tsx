import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SOURCE_LANGUAGE } from '../../../../locales/languages.ts';
import { textAddress } from '../../../texts/textPlace.ts';
import type { Text } from '../../../texts/texts.ts';
import { session } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Marked } from './Marked.tsx';

export type EnglishSideProps = Readonly<{
  language: string;
  text: Text;
  /** The agreed words in the order of their keys. */
  words: readonly string[];
  onWord: (word: string) => void;
}>;

/** The English text with its note, and the glossary's words for its terms; beside an English text, the saved one. */
export function EnglishSide({ language, text, words, onWord }: EnglishSideProps) {
  const { t } = useTranslation('editor-texts');
  const { english, note, terms } = text;
  const keyOf = (word: string) => (words.indexOf(word) < 9 ? `Alt+${words.indexOf(word) + 1}` : undefined);
  const isSource = language === SOURCE_LANGUAGE.code;
  const label = t(isSource ? 'saved' : 'english');
  return (
    <section aria-label={label}>
      <div className="wrap label">
        {label} {!isSource && <Link to={textAddress(SOURCE_LANGUAGE.code, text)}>{t('changeEnglish')}</Link>}
      </div>
      <div className="input whole-text" lang="en" id="english-text">
        <Marked text={english} terms={terms} isEnglish />
      </div>
      {note && (
        <p className="hint" id="english-note">
          {note}
        </p>
      )}
      {isSource && <Effects text={text} />}
      {terms.length > 0 && <h2 className="label">{t('terms.title')}</h2>}
      <ul>
        {terms.map((term) => (
          <li className="wrap small" key={term.english.join()}>
            <b lang="en">{term.english[0]}</b>{' '}
            {words
              .filter((word) => term.agreed.some((each) => each === word || each.startsWith(`${word} (`)))
              .map((word) => (
                <Button key={word} onClick={() => onWord(word)} aria-keyshortcuts={keyOf(word)}>
                  <span lang={language}>{word}</span>
                  <small aria-hidden="true">{keyOf(word)?.at(-1)}</small>
                </Button>
              ))}
            {term.never.length > 0 && (
              <div className="hint">
                {t('terms.never')} <del lang={language}>{term.never.join(', ')}</del>
              </div>
            )}
            {term.note && <div className="hint">{term.note}</div>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a change of an English text ends, told before it is made. */
function Effects({ text }: Readonly<{ text: Text }>) {
  const { t } = useTranslation('editor-texts');
  const { namespace, key, title } = text;
  const { data = [] } = useQuery({
    queryKey: ['text-effects', namespace, key],
    queryFn: () => session.texts.effects({ namespace, key }),
    // As it was when the text was opened.
    structuralSharing: (first, now) => first ?? now,
    gcTime: 0,
  });
  if (data.length === 0) return null;
  return (
    <Notice tone="attention">
      {t('effects.title')}
      <ul>
        {data.map(({ kind, name: language, who }, i) => (
          <li key={i}>{t(`effects.${kind}`, { language, who, page: title })}</li>
        ))}
      </ul>
    </Notice>
  );
}
