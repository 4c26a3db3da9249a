import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { TextTerm } from '../../../texts/keptRemarks.ts';

export type TermWordsProps = Readonly<{
  terms: readonly TextTerm[];
  words: readonly string[];
  onWord: (word: string) => void;
}>;

/** The glossary's words for the terms of a text. A click puts a word into the translation. */
export function TermWords({ terms, words, onWord }: TermWordsProps) {
  const { t } = useTranslation('editor-texts');
  const { language } = useParams();
  return (
    <>
      <h2 className="term-words-title">{t('terms.title')}</h2>
      <ul className="term-words-list">
        {terms.map(({ english, agreed, never, note }) => (
          <li key={english.join()}>
            <b lang="en">{english[0]}</b>{' '}
            {words
              .filter((word) => agreed.some((each) => each === word || each.startsWith(`${word} (`)))
              .map((word) => {
                const number = words.indexOf(word) + 1;
                return (
                  <button
                    className="term-words-word"
                    key={word}
                    type="button"
                    onClick={() => onWord(word)}
                    aria-keyshortcuts={number < 10 ? `Alt+${number}` : undefined}
                  >
                    <span lang={language}>{word}</span>
                    {number < 10 && <small aria-hidden="true">{number}</small>}
                  </button>
                );
              })}
            {never.length > 0 && (
              <span className="picture-choice-facts">
                {t('terms.never')} <del lang={language}>{never.join(', ')}</del>
              </span>
            )}
            {note && <span className="picture-choice-facts">{note}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
