import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageSide } from '../../publish/publishing.ts';
import { session } from '../api.ts';
import { PageFrame } from '../preview/PageFrame.tsx';
import { Field } from '../ui/Field.tsx';

type ChangedPage = Readonly<{ address: string; name: string; isNew: boolean; isGone: boolean }>;

export type ComparedPagesProps = Readonly<{
  /** Tells the states of the draft apart. */
  id: string;
  /** Undefined while they are being compared. */
  pages: readonly ChangedPage[] | undefined;
}>;

const WIDTHS = ['phone', 'desktop'] as const;
/** Widths of the screens that pages are shown on, in CSS pixels. */
const PIXELS = { phone: 412, desktop: 1280 };

/** The pages that change, before and after, with what differs outlined. */
export function ComparedPages({ id, pages }: ComparedPagesProps) {
  const { t } = useTranslation('editor-publish');
  const [chosen, choose] = useState<string>();
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('phone');
  const page = pages?.find(({ address }) => address === chosen) ?? pages?.[0];
  return (
    <>
      <h2>{t('pages.title')}</h2>
      {!pages && <p role="status">{t('pages.comparing')}</p>}
      {pages && !page && <p>{t('pages.none')}</p>}
      {pages && page && (
        <>
          <p>{t('pages.help')}</p>
          <div className="compared-pages-choices">
            <Choice
              label={t('pages.page')}
              value={page.address}
              onChosen={choose}
              options={pages.map(({ address, name, isNew, isGone }) => [
                address,
                t(isNew ? 'pages.new' : isGone ? 'pages.gone' : 'pages.same', { address, name }),
              ])}
            />
            <Choice
              label={t('pages.width')}
              value={width}
              onChosen={setWidth}
              options={WIDTHS.map((each) => [each, t(`pages.${each}`)])}
            />
          </div>
          <div className="compared-pages-sides">
            <Picture side="before" id={id} address={page.address} isMissing={page.isNew} width={PIXELS[width]} />
            <Picture side="after" id={id} address={page.address} isMissing={page.isGone} width={PIXELS[width]} />
          </div>
        </>
      )}
    </>
  );
}

type ChoiceProps<T extends string> = Readonly<{
  label: string;
  value: T;
  options: readonly (readonly [value: T, label: string])[];
  onChosen: (value: T) => void;
}>;

function Choice<T extends string>({ label, value, options, onChosen }: ChoiceProps<T>) {
  return (
    <Field label={label}>
      {(control) => (
        <select className="input" {...control} value={value} onChange={(event) => onChosen(event.target.value as T)}>
          {options.map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

type PictureProps = Readonly<{ side: PageSide; id: string; address: string; isMissing: boolean; width: number }>;

/** A page as a picture: scaled to the room there is, and nothing in it can be clicked. It begins at the first difference. */
function Picture({ side, id, address, isMissing, width }: PictureProps) {
  const { t } = useTranslation('editor-publish');
  const { data } = useQuery({
    queryKey: ['publish', 'page', id, side, address],
    queryFn: async () => (await session.publishing.page(side, address)) ?? '',
    enabled: !isMissing,
  });
  return (
    <figure className="compared-page" style={{ maxWidth: width }}>
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
            grows={false}
            html={data}
            days={0}
            focus={id}
            picks={false}
            onMessage={() => undefined}
          />
        </div>
      )}
    </figure>
  );
}
