import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/Badge.tsx';
import { color, size, space } from '../../ui/look.ts';
import { type Text, useFileTitles } from '../textsApi.ts';

export type TextHeadProps = Readonly<{ language: string; text: Text }>;

/** Pages that are named; of more, only the number is said. */
const MOST_PAGES = 4;

/** Which text it is, how far it is, and where it is shown. */
export function TextHead({ language, text }: TextHeadProps) {
  const { t } = useTranslation('editor-texts');
  const titleOf = useFileTitles(language);
  const { namespace, key, pages, state } = text;
  const named = pages.slice(0, MOST_PAGES).join(', ') + (pages.length > MOST_PAGES ? ' …' : '');
  const tone = state === 'stale' ? 'attention' : state === 'missing' ? 'wrong' : 'plain';
  return (
    <header>
      <Name>
        {titleOf(namespace)} <code>{key}</code> <Badge tone={tone}>{t(`states.${state}`)}</Badge>
      </Name>
      <Pages>{pages.length === 0 ? t('text.nowhere') : t('text.pages', { count: pages.length, pages: named })}</Pages>
    </header>
  );
}

const Name = styled.h1`
  margin-bottom: ${space.xxs};
  font-size: 1.25rem;
  code {
    font-size: 1rem;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
`;

const Pages = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;
