import styled from '@emotion/styled';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Badge } from '../../ui/Badge.tsx';
import { color, size, space } from '../../ui/look.ts';
import { StateBadge } from '../StateBadge.tsx';
import { textAddress } from '../textAddress.ts';
import type { Text } from '../textsApi.ts';

export type TextRowProps = Readonly<{ language: string; text: Text; query: string }>;

/** A text in the list: English and translation, as much as fits on two lines. */
export const TextRow = memo(function TextRow({ language, text, query }: TextRowProps) {
  const { t } = useTranslation('editor-texts');
  return (
    <li>
      <Row to={{ pathname: textAddress(language, text), search: query }} id={`${text.namespace}:${text.key}`}>
        <Words lang="en">{text.english}</Words>
        <Words lang={language}>{text.text}</Words>
        <States>
          <StateBadge state={text.state} />
          {text.faults.length > 0 && <Badge tone="wrong">{t('mistake')}</Badge>}
        </States>
      </Row>
    </li>
  );
});

const Row = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 7rem;
  gap: ${space.s};
  min-height: 3.5rem;
  padding: ${space.xs} ${space.m};
  border-top: 1px solid ${color.line};
  color: inherit;
  font-size: ${size.small};
  text-decoration: none;
  scroll-margin: 6rem;
  &:hover {
    background: ${color.mint};
  }
`;

const Words = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const States = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs};
  align-content: flex-start;
  justify-content: flex-end;
`;
