import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageSide } from '../../publish/publishing.ts';
import { session } from '../api.ts';
import { PageFrame } from '../preview/PageFrame.tsx';
import { Select } from '../ui/Field.tsx';

/** The pages that change, before and after, with what differs outlined: for who opens it. @param id tells the states of the draft apart */
export function ComparedPages({ id }: Readonly<{ id: string }>) {
  const { t } = useTranslation('editor-publish');
  const [isOpen, setOpen] = useState(false);
  const [chosen, choose] = useState<string>();
  const { data: pages } = useQuery({
    queryKey: ['publish', 'pages', id],
    queryFn: () => session.publishing.pages(),
    enabled: isOpen,
  });
  const page = pages?.find(({ address }) => address === chosen) ?? pages?.[0];
  // One of the two sites cannot be built.
  if (pages === null) return null;
  return (
    <details className="panel" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('pages.title')}</summary>
      {!pages && <p role="status">{t('pages.comparing')}</p>}
      {pages && !page && <p>{t('pages.none')}</p>}
      {page && (
        <>
          <p>{t('pages.help')}</p>
          <Select label={t('pages.page')} value={page.address} onChoose={choose}>
            {pages?.map(({ address, name, isNew, isGone }) => (
              <option key={address} value={address}>
                {t(isNew ? 'pages.new' : isGone ? 'pages.gone' : 'pages.same', { address, name })}
              </option>
            ))}
          </Select>
          <div className="wrap">
            <Picture side="before" id={id} address={page.address} isMissing={page.isNew} />
            <Picture side="after" id={id} address={page.address} isMissing={page.isGone} />
          </div>
        </>
      )}
    </details>
  );
}

type PictureProps = Readonly<{ side: PageSide; id: string; address: string; isMissing: boolean }>;

/** A page as a picture: scaled to the room there is, and nothing in it can be clicked. It begins at the first difference. */
function Picture({ side, id, address, isMissing }: PictureProps) {
  const { t } = useTranslation('editor-publish');
  const { data } = useQuery({
    queryKey: ['publish', 'page', id, side, address],
    queryFn: async () => (await session.publishing.page(side, address)) ?? '',
    enabled: !isMissing,
  });
  return (
    <figure className="compared-page">
      <figcaption>
        <strong>{t(`pages.${side}`)}</strong>
      </figcaption>
      {isMissing ? (
        <p>{t(side === 'before' ? 'pages.isNew' : 'pages.isGone')}</p>
      ) : (
        <div inert>
          <PageFrame
            title={t(`pages.${side}`)}
            name={`${side} ${address}`}
            path={address}
            width="phone"
            html={data}
            focus={id}
          />
        </div>
      )}
    </figure>
  );
}
