import { useTranslation } from 'react-i18next';
import { markEnglish } from '../input/markText.ts';
import type { Text } from '../textsApi.ts';
import { TermWords } from './TermWords.tsx';

export type EnglishSideProps = Readonly<{
  text: Text;
  /** The agreed words in the order of their keys. */
  words: readonly string[];
  onWord: (word: string) => void;
}>;

/** The English text with its note, and the glossary's words for its terms. */
export function EnglishSide({ text, words, onWord }: EnglishSideProps) {
  const { t } = useTranslation('editor-texts');
  const { english, note, terms } = text;
  return (
    <section aria-label={t('english')}>
      <div className="english-side-label">{t('english')}</div>
      <div className="english-side-english" lang="en" id="english-text">
        {markEnglish(english, terms).map(({ kind, text: part, start }) => (
          <span className="stretch" data-kind={kind} key={start}>
            {part}
          </span>
        ))}
      </div>
      {note && (
        <p className="hint" id="english-note">
          {note}
        </p>
      )}
      {terms.length > 0 && <TermWords terms={terms} words={words} onWord={onWord} />}
    </section>
  );
}
