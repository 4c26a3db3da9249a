import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { color, edge, size, space } from '../../ui/look.ts';
import { markEnglish } from '../input/markText.ts';
import { StretchMark } from '../input/StretchMark.tsx';
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
      <Label>{t('english')}</Label>
      <English lang="en" id="english-text">
        {markEnglish(english, terms).map(({ kind, text: part, start }) => (
          <StretchMark key={start} kind={kind}>
            {part}
          </StretchMark>
        ))}
      </English>
      {note && <Note id="english-note">{note}</Note>}
      {terms.length > 0 && <TermWords terms={terms} words={words} onWord={onWord} />}
    </section>
  );
}

const Label = styled.div`
  font-weight: 600;
`;

const English = styled.div`
  min-height: 6rem;
  margin: ${space.xxs} 0 ${space.xs};
  padding: ${space.xs} ${space.s};
  border: 1px solid ${color.line};
  border-radius: ${edge.s};
  background: ${color.white};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Note = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;
