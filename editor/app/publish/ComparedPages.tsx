import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Side } from '../../publish/pages/comparedDocument.ts';
import { Field } from '../ui/Field.tsx';
import { PageFrame, type PageSource } from './PageFrame.tsx';

type ChangedPage = Readonly<{ address: string; title: string; isNew: boolean; isGone: boolean }>;

export type ComparedPagesProps = Readonly<{
  /** Where the pages are shown; empty if they come from the session. */
  origin: string;
  /** Tells the states of the saved content apart. */
  version: string;
  /** Undefined while they are being compared. */
  pages: readonly ChangedPage[] | undefined;
}>;

/** Widths of the screens that pages are shown on, in CSS pixels. */
const WIDTHS = { phone: 412, desktop: 1280 } as const;
type Width = keyof typeof WIDTHS;

/** The pages that change, before and after, with what differs outlined. */
export function ComparedPages({ origin, version, pages }: ComparedPagesProps) {
  const { t } = useTranslation('editor-publish');
  const [chosen, choose] = useState<string>();
  const [width, setWidth] = useState<Width>('phone');
  const page = pages?.find(({ address }) => address === chosen) ?? pages?.[0];
  const label = ({ address, title, isNew, isGone }: ChangedPage) =>
    t(isNew ? 'pages.new' : isGone ? 'pages.gone' : 'pages.same', { address, title });
  const source = (side: Side, { address }: ChangedPage): PageSource =>
    origin ? `${origin}/compare/${side}${address}?version=${version}` : { side, address, version };
  return (
    <>
      <h2>{t('pages.title')}</h2>
      {!pages && <p role="status">{t('pages.comparing')}</p>}
      {pages && !page && <p>{t('pages.none')}</p>}
      {pages && page && (
        <>
          <div className="compared-pages-choices">
            <Field label={t('pages.page')} help={t('pages.help')}>
              {(control) => (
                <select
                  className="input"
                  {...control}
                  value={page.address}
                  onChange={({ currentTarget }) => choose(currentTarget.value)}
                >
                  {pages.map((each) => (
                    <option key={each.address} value={each.address}>
                      {label(each)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Field label={t('pages.width')}>
              {(control) => (
                <select
                  className="input"
                  {...control}
                  value={width}
                  onChange={({ currentTarget }) => setWidth(currentTarget.value === 'desktop' ? 'desktop' : 'phone')}
                >
                  <option value="phone">{t('pages.phone')}</option>
                  <option value="desktop">{t('pages.desktop')}</option>
                </select>
              )}
            </Field>
          </div>
          <div className="compared-pages-sides">
            <PageFrame
              title={t('pages.before')}
              source={page.isNew ? undefined : source('before', page)}
              missing={t('pages.isNew')}
              width={WIDTHS[width]}
            />
            <PageFrame
              title={t('pages.after')}
              source={page.isGone ? undefined : source('after', page)}
              missing={t('pages.isGone')}
              width={WIDTHS[width]}
            />
          </div>
        </>
      )}
    </>
  );
}
