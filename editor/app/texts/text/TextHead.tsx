import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { color, size, space } from '../../ui/look.ts';
import { StateBadge } from '../StateBadge.tsx';
import { type Text, useFileTitles } from '../textsApi.ts';
import type { Walk } from './useWalk.ts';

export type TextHeadProps = Readonly<{ language: string; text: Text; walk: Walk; query: string }>;

/** Which text it is, its state, and the way to its neighbours and back to the list. */
export function TextHead({ language, text, walk, query }: TextHeadProps) {
  const { t } = useTranslation('editor-texts');
  const top = useRef<HTMLElement>(null);
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { namespace, key, pages, state } = text;
  const titleOf = useFileTitles(language);
  return (
    <header ref={top}>
      <Ways aria-label={t('text.ways')}>
        <Link to={{ pathname: `/texts/${language}`, search: query }} state={{ from: `${namespace}:${key}` }}>
          {t('text.list')}
        </Link>
        <span>
          <Button type="button" disabled={!walk.previous} onClick={() => walk.to(walk.previous)}>
            {t('text.previous')}
          </Button>{' '}
          <Button type="button" disabled={!walk.next} onClick={() => walk.to(walk.next)}>
            {t('text.next')}
          </Button>
        </span>
      </Ways>
      <Name>
        {titleOf(namespace)} <code>{key}</code> <StateBadge state={state} />
      </Name>
      <Pages>
        {pages.length === 0
          ? t('text.nowhere')
          : t('text.pages', { count: pages.length, pages: pages.slice(0, 4).join(', ') })}
      </Pages>
    </header>
  );
}

const Ways = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs};
  margin-bottom: ${space.s};
`;

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
