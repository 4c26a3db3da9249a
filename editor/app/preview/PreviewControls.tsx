import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import type { PageAnswer } from '../../preview/preview.ts';
import type { PageView } from '../../preview/previewSite.ts';
import { Button } from '../ui/Button.tsx';
import { Select } from '../ui/Field.tsx';

/** Widths in pixels: those of a common phone and of a small laptop. */
export const WIDTHS = { phone: 390, desktop: 1280 } as const;
type WidthName = keyof typeof WIDTHS;

/** Which page is shown, and how. */
export type PreviewView = PageView & Readonly<{ width: WidthName }>;

/** The site of all branches. */
const COMBINED = 'combined';

export const FIRST: PreviewView = { variant: COMBINED, language: SOURCE_LANGUAGE.code, path: '/', width: 'phone' };

export type PreviewControlsProps = Readonly<{
  view: PreviewView;
  /** Knows what there is to choose from; undefined until there is one. */
  page: PageAnswer | undefined;
  onChange: (change: Partial<PreviewView>) => void;
  /** Further things to choose, at the end. */
  children: ReactNode;
}>;

const GROUPS = ['main', 'services', 'branches', 'other'] as const;

/** Chooses the page, the site, the language, the day and the width. */
export function PreviewControls({ view, page, onChange, children }: PreviewControlsProps) {
  const { t } = useTranslation('editor-preview');
  const { pages = [], variants = [], today = '' } = page ?? {};
  return (
    <div className="wrap preview-controls">
      <Select label={t('choose.page')} value={view.path} onChoose={(path) => onChange({ path })}>
        {GROUPS.map((group) => (
          <optgroup key={group} label={t(`groups.${group}`)}>
            {pages
              .filter((each) => each.group === group)
              .map(({ path, title }) => (
                <option key={path} value={path} lang={view.language}>
                  {title}
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
      <Select label={t('choose.language')} value={view.language} onChoose={(language) => onChange({ language })}>
        {LANGUAGES.map(({ code, nativeName }) => (
          <option key={code} value={code} lang={code}>
            {nativeName}
          </option>
        ))}
      </Select>
      {variants.length > 2 && (
        <Select label={t('choose.site')} value={view.variant} onChoose={(variant) => onChange({ variant })}>
          {variants.map(({ id, name }) => (
            <option key={id} value={id}>
              {id === COMBINED ? t('allBranches') : name}
            </option>
          ))}
        </Select>
      )}
      <label>
        {t('choose.day')}
        <input
          className="input"
          type="date"
          value={view.day ?? today}
          onChange={({ currentTarget }) => onChange({ day: currentTarget.value || undefined })}
        />
      </label>
      <fieldset className="row" aria-label={t('choose.width')}>
        {(Object.keys(WIDTHS) as WidthName[]).map((width) => (
          <Button key={width} aria-pressed={view.width === width} onClick={() => onChange({ width })}>
            {t(`widths.${width}`)}
          </Button>
        ))}
      </fieldset>
      {children}
    </div>
  );
}
