import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { color, edge, size, space } from '../../ui/look.ts';
import type { Text } from '../textsApi.ts';
import { TextRow } from './TextRow.tsx';

export type TextRowsProps = Readonly<{ language: string; texts: readonly Text[]; query: string }>;

/** The texts of a file in the list, which the browser lays out when they come into view. A click opens one in the same page, like any link of the editor. */
export function TextRows({ language, texts, query }: TextRowsProps) {
  const { t } = useTranslation('editor-texts');
  const navigate = useNavigate();
  return (
    <Rows
      style={{ containIntrinsicSize: `auto ${texts.length * 3.6}rem` }}
      onClick={(event) => {
        const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
        const link = target instanceof Element ? target.closest('a') : null;
        if (!link || ctrlKey || metaKey || shiftKey || altKey) return;
        event.preventDefault();
        navigate(link.pathname + link.search);
      }}
    >
      {texts.map((text) => (
        <TextRow key={text.key} language={language} text={text} query={query} t={t} />
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  font-size: ${size.small};
  list-style: none;
  content-visibility: auto;
  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 7rem;
    gap: ${space.s};
    min-height: 3.5rem;
    padding: ${space.xs} ${space.m};
    border-top: 1px solid ${color.line};
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    background: ${color.mint};
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  [lang] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  a > :last-child {
    text-align: right;
  }
  b {
    display: inline-block;
    margin-bottom: ${space.xxs};
    padding: ${space.xxs} ${space.xs};
    border-radius: ${edge.s};
    background: ${color.mint};
    font-weight: 400;
    line-height: 1.2;
  }
  [data-state='stale'] {
    background: ${color.yellow};
  }
  [data-state='missing'],
  [data-state='mistake'] {
    background: ${color.coralSoft};
  }
`;
