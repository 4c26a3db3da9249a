import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { Account } from '../signIn/Account.tsx';
import { color, edge, space } from '../ui/look.ts';
import { LanguageChoice } from './LanguageChoice.tsx';

const AREAS = ['branches', 'texts', 'publish'] as const;

/** The three areas, and the language of the editor itself. */
export function TopBar() {
  const { t } = useTranslation('editor');
  return (
    <Bar>
      <nav aria-label={t('areas.label')}>
        {AREAS.map((area) => (
          <Area key={area} to={`/${area}`}>
            {t(`areas.${area}`)}
          </Area>
        ))}
      </nav>
      <Tools>
        <Account />
        <LanguageChoice />
      </Tools>
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.m};
  min-height: 3.5rem;
  padding: ${space.xs} ${space.l};
  border-bottom: 1px solid ${color.line};
  background: ${color.white};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
`;

const Area = styled(NavLink)`
  display: inline-block;
  padding: ${space.xs} ${space.m};
  border-radius: ${edge.s};
  color: ${color.ink};
  font-weight: 600;
  text-decoration: none;
  &:hover {
    background: ${color.mint};
  }
  &[aria-current] {
    background: ${color.teal};
    color: ${color.white};
  }
`;
