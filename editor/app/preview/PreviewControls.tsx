import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../locales/languages.ts';
import type { SiteAnswer } from '../../preview/preview.ts';
import type { PageGroup } from '../../preview/previewSite.ts';
import { Button } from '../ui/Button.tsx';
import { COMBINED, type PreviewView, WIDTHS, type WidthName } from './previewView.ts';

export type PreviewControlsProps = Readonly<{
  view: PreviewView;
  /** What there is to choose from; undefined until it is known. */
  site: SiteAnswer | undefined;
  onChange: (change: Partial<PreviewView>) => void;
  /** Further things to choose, at the end. */
  children?: ReactNode;
}>;

const GROUPS: readonly PageGroup[] = ['main', 'services', 'branches', 'other'];

/** Chooses the page, the site, the language, the day and the width. */
export function PreviewControls({ view, site, onChange, children }: PreviewControlsProps) {
  const { t } = useTranslation('editor-preview');
  const pages = site?.pages ?? [];
  const variants = site?.variants ?? [];
  return (
    <div className="preview-controls-row">
      <label className="preview-controls-choice" style={{ flex: '1 1 12rem' }}>
        {t('choose.page')}
        <select
          className="input"
          value={view.path}
          onChange={({ currentTarget }) => onChange({ path: currentTarget.value })}
        >
          {GROUPS.map((group) => (
            <optgroup key={group} label={t(`groups.${group}`)}>
              {pages
                .filter((page) => page.group === group)
                .map(({ path, title }) => (
                  <option key={path} value={path} lang={view.language}>
                    {title}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label className="preview-controls-choice">
        {t('choose.language')}
        <select
          className="input"
          value={view.language}
          onChange={({ currentTarget }) => onChange({ language: currentTarget.value })}
        >
          {LANGUAGES.map(({ code, nativeName }) => (
            <option key={code} value={code} lang={code}>
              {nativeName}
            </option>
          ))}
        </select>
      </label>
      {variants.length > 2 && (
        <label className="preview-controls-choice">
          {t('choose.site')}
          <select
            className="input"
            value={view.variant}
            onChange={({ currentTarget }) => onChange({ variant: currentTarget.value })}
          >
            {variants.map(({ id, name }) => (
              <option key={id} value={id}>
                {id === COMBINED ? t('allBranches') : name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="preview-controls-choice">
        {t('choose.day')}
        <input
          className="input"
          type="date"
          value={view.day ?? site?.today ?? ''}
          onChange={({ currentTarget }) => onChange({ day: currentTarget.value || undefined })}
        />
      </label>
      <fieldset className="buttons" aria-label={t('choose.width')}>
        {(Object.keys(WIDTHS) as WidthName[]).map((width) => (
          <Button
            key={width}
            type="button"
            look={view.width === width ? 'main' : 'quiet'}
            aria-pressed={view.width === width}
            onClick={() => onChange({ width })}
          >
            {t(`widths.${width}`)}
          </Button>
        ))}
      </fieldset>
      {children}
    </div>
  );
}
