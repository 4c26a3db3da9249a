import { useTranslation } from 'react-i18next';
import { FindingList } from './FindingList.tsx';
import { usePreflight } from './preflightApi.ts';

export type PreflightProps = Readonly<{
  /** Tells the states of the saved content apart. */
  version: string;
}>;

/** What preflight says: first what has come since the last publishing. */
export function Preflight({ version }: PreflightProps) {
  const { t } = useTranslation('editor-publish');
  const { data, error } = usePreflight(version);
  return (
    <>
      <h2 id="preflight">{t('preflight.title')}</h2>
      {error && <p role="alert">{t('failures.server')}</p>}
      {!data && !error && <p role="status">{t('preflight.asking')}</p>}
      {data && (
        <>
          <h3>{data.fresh.length > 0 ? t('preflight.fresh') : t('preflight.noneFresh')}</h3>
          <FindingList findings={data.fresh} />
          {data.known.length > 0 && (
            <details>
              <summary>{t('preflight.known', { count: data.known.length })}</summary>
              <FindingList findings={data.known} />
            </details>
          )}
        </>
      )}
    </>
  );
}
