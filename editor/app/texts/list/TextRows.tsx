import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Text } from '../textsApi.ts';
import { TextRow } from './TextRow.tsx';

export type TextRowsProps = Readonly<{ language: string; texts: readonly Text[]; query: string }>;

/** The texts of a file in the list, which the browser lays out when they come into view. A click opens one in the same page, like any link of the editor. */
export function TextRows({ language, texts, query }: TextRowsProps) {
  const { t } = useTranslation('editor-texts');
  const navigate = useNavigate();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <ul
      className="text-rows"
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
    </ul>
  );
}
