import { useTranslation } from 'react-i18next';
import type { Text } from '../../../texts/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Marked } from './Marked.tsx';

export type EnglishSideProps = Readonly<{
  language: string;
  text: Text;
  /** The agreed words in the order of their keys. */
  words: readonly string[];
  onWord: (word: string) => void;
}>;

/** The English text with its note, and the glossary's words for its terms. */
export function EnglishSide({ language, text, words, onWord }: EnglishSideProps) {
  const { t } = useTranslation('editor-texts');
  const { english, note, terms } = text;
  const keyOf = (word: string) => (words.indexOf(word) < 9 ? `Alt+${words.indexOf(word) + 1}` : undefined);
  return (
    <section aria-label={t('english')}>
      <div className="label">{t('english')}</div>
      <div className="input whole-text" lang="en" id="english-text">
        <Marked text={english} terms={terms} isEnglish />
      </div>
      {note && (
        <p className="hint" id="english-note">
          {note}
        </p>
      )}
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
