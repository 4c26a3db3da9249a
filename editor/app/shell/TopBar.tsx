import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { isOnForge } from '../connection.ts';
import { Account } from '../signIn/Account.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';

const AREAS = ['branches', 'texts', 'publish'] as const;

/** The three areas, and the language of the editor itself. */
export function TopBar() {
  const { t } = useTranslation('editor');
  return (
    <header className="top-bar">
      <nav aria-label={t('areas.label')}>
        {AREAS.map((area) => (
          <NavLink className="top-bar-area" key={area} to={`/${area}`}>
            {t(area === 'publish' && !isOnForge ? 'areas.changes' : `areas.${area}`)}
          </NavLink>
        ))}
      </nav>
      <div className="top-bar-tools">
        <Account />
        <LanguageChoice />
      </div>
    </header>
  );
}
