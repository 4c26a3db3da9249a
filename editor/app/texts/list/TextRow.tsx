import type { TFunction } from 'i18next';
import { memo } from 'react';
import { textAddress } from '../textAddress.ts';
import type { Text } from '../textsApi.ts';

export type TextRowProps = Readonly<{ language: string; text: Text; query: string; t: TFunction<'editor-texts'> }>;

/**
 * A text in the list: English and translation, as much as fits on two lines. There are more than a thousand, so it is plain
 * elements: `TextRows` styles them and opens their links.
 */
export const TextRow = memo(function TextRow({ language, text, query, t }: TextRowProps) {
  const { namespace, key, english, state, faults } = text;
  return (
    <li>
      <a href={textAddress(language, text) + (query && `?${query}`)} id={`${namespace}:${key}`}>
        <span lang="en">{english}</span>
        <span lang={language}>{text.text}</span>
        <span>
          <b data-state={state}>{t(`states.${state}`)}</b>
          {faults.length > 0 && <b data-state="mistake">{t('mistake')}</b>}
        </span>
      </a>
    </li>
  );
});
