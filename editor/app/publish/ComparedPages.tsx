import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageSide } from '../../publish/publishing.ts';
import { session } from '../api.ts';
import { PageFrame, type PageFrameProps, WIDTHS } from '../preview/PageFrame.tsx';
import { Field } from '../ui/Field.tsx';

type ChangedPage = Readonly<{ address: string; name: string; isNew: boolean; isGone: boolean }>;

export type ComparedPagesProps = Readonly<{
  /** Tells the states of the draft apart. */
  id: string;
  /** Undefined while they are being compared. */
  pages: readonly ChangedPage[] | undefined;
}>;

/** The pages that change, before and after, with what differs outlined. */
export function ComparedPages({ id, pages }: ComparedPagesProps) {
  const { t } = useTranslation('editor-publish');
  const [chosen, choose] = useState<string>();
  const [width, setWidth] = useState<PageFrameProps['width']>('phone');
  const page = pages?.find(({ address }) => address === chosen) ?? pages?.[0];
  return (
    <>
      <h2>{t('pages.title')}</h2>
      {!pages && <p role="status">{t('pages.comparing')}</p>}
      {pages && !page && <p>{t('pages.none')}</p>}
      {page && (
        <>
          <p>{t('pages.help')}</p>
          <div className="tiles">
            <Field label={t('pages.page')}>
              {(control) => (
                <select
                  className="input"
                  {...control}
                  value={page.address}
                  onChange={({ currentTarget }) => choose(currentTarget.value)}
                >
                  {pages?.map(({ address, name, isNew, isGone }) => (
                    <option key={address} value={address}>
                      {t(isNew ? 'pages.new' : isGone ? 'pages.gone' : 'pages.same', { address, name })}
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
          <div className="wrap">
            <Picture side="before" id={id} address={page.address} isMissing={page.isNew} width={width} />
            <Picture side="after" id={id} address={page.address} isMissing={page.isGone} width={width} />
          </div>
        </>
      )}
    </>
  );
}

type PictureProps = Readonly<{ side: PageSide; id: string; address: string; isMissing: boolean }> &
  Pick<PageFrameProps, 'width'>;

/** A page as a picture: scaled to the room there is, and nothing in it can be clicked. It begins at the first difference. */
function Picture({ side, id, address, isMissing, width }: PictureProps) {
  const { t } = useTranslation('editor-publish');
  const { data } = useQuery({
    queryKey: ['publish', 'page', id, side, address],
    queryFn: async () => (await session.publishing.page(side, address)) ?? '',
    enabled: !isMissing,
  });
  return (
    <figure className="compared-page" style={{ maxWidth: WIDTHS[width] }}>
      <figcaption>
        <h3>{t(`pages.${side}`)}</h3>
      </figcaption>
      {isMissing ? (
        <p>{t(side === 'before' ? 'pages.isNew' : 'pages.isGone')}</p>
      ) : (
        <div inert>
          <PageFrame
            title={t(`pages.${side}`)}
            name={`${side} ${address}`}
            path={address}
            width={width}
            html={data}
            focus={id}
          />
        </div>
      )}
    </figure>
  );
}
