import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { State } from '../../../../locales/model/status.ts';
import type { FileProgress } from '../../../texts/listFiles.ts';
import { ReadFailure } from '../ReadFailure.tsx';
import { useLanguages } from '../textsApi.ts';
import { NewLanguage } from './NewLanguage.tsx';
import { Progress } from './Progress.tsx';

/** The languages that the site is translated into, each with its progress. */
export function LanguagesPage() {
  const { t } = useTranslation('editor-texts');
  const { data, error, refetch } = useLanguages();
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{t('languages.intro')}</p>
      {error && <ReadFailure error={error} onRetry={refetch} />}
      {!data && !error && <p role="status">{t('loading')}</p>}
      {data?.map(({ code, name, files }) => (
        <section className="panel" key={code} aria-labelledby={`language-${code}`}>
          <h2 className="languages-page-name" id={`language-${code}`}>
            <Link to={`/texts/${code}`} lang={code}>
              {name}
            </Link>
          </h2>
          <Progress counts={sumCounts(files)} />
        </section>
      ))}
      {data && <NewLanguage />}
    </>
  );
}

/** How many texts of each state several files have together. */
function sumCounts(files: readonly FileProgress[]): FileProgress['counts'] {
  const sum = (state: State) => files.reduce((all, { counts }) => all + counts[state], 0);
  return {
    missing: sum('missing'),
    stale: sum('stale'),
    machine: sum('machine'),
    translated: sum('translated'),
    reviewed: sum('reviewed'),
  };
}
