import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { TextTerm } from '../../../texts/keptRemarks.ts';
import { color, edge, size, space } from '../../ui/look.ts';

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
      <Title>{t('terms.title')}</Title>
      <List>
        {terms.map(({ english, agreed, never, note }) => (
          <li key={english.join()}>
            <b lang="en">{english[0]}</b>{' '}
            {words
              .filter((word) => agreed.some((each) => each === word || each.startsWith(`${word} (`)))
              .map((word) => {
                const number = words.indexOf(word) + 1;
                return (
                  <Word
                    key={word}
                    type="button"
                    onClick={() => onWord(word)}
                    aria-keyshortcuts={number < 10 ? `Alt+${number}` : undefined}
                  >
                    <span lang={language}>{word}</span>
                    {number < 10 && <small aria-hidden="true">{number}</small>}
                  </Word>
                );
              })}
            {never.length > 0 && (
              <Never>
                {t('terms.never')} <del lang={language}>{never.join(', ')}</del>
              </Never>
            )}
            {note && <Never>{note}</Never>}
          </li>
        ))}
      </List>
    </>
  );
}

const Title = styled.h2`
  margin-bottom: ${space.xxs};
  font-size: ${size.small};
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${size.small};
  li {
    margin-bottom: ${space.xxs};
  }
`;

const Word = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space.xxs};
  min-height: 2rem;
  margin: 0 ${space.xxs} ${space.xxs} 0;
  padding: 0 ${space.xs};
  border: 1px solid ${color.teal};
  border-radius: ${edge.s};
  background: ${color.white};
  color: ${color.teal};
  font-weight: 600;
  text-align: left;
  cursor: pointer;
  &:hover {
    background: ${color.mint};
  }
  small {
    color: ${color.inkSoft};
    font: inherit;
    font-size: 0.75rem;
    font-weight: 400;
  }
`;

const Never = styled.span`
  display: block;
  color: ${color.inkSoft};
`;
