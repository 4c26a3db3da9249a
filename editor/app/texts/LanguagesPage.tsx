import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { State } from '../../../locales/model/status.ts';
import { session } from '../api.ts';
import { useAct } from '../staff/queries.ts';
import { Button } from '../ui/Button.tsx';
import { AskDialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TONES, useLanguages } from './textsApi.tsx';

/** The languages that the site is translated into, each with its progress. */
export function LanguagesPage() {
  const { t } = useTranslation('editor-texts');
  const languages = useLanguages();
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{t('languages.intro')}</p>
      {!languages.data && <NotRead {...languages} />}
      {languages.data?.map(({ code, name, counts }) => (
        <section className="panel" key={code} aria-labelledby={`language-${code}`}>
          <h2 id={`language-${code}`}>
            <Link to={`/texts/${code}`} lang={code}>
              {name}
            </Link>
          </h2>
          <Progress counts={counts} />
        </section>
      ))}
      {languages.data && <NewLanguage />}
    </>
  );
}

export type NotReadProps = Readonly<{ error: Error | null; refetch: () => unknown }>;

/** That texts are being read, or why they cannot be shown. */
export function NotRead({ error, refetch }: NotReadProps) {
  const { t } = useTranslation('editor-texts');
  if (!error) return <p role="status">{t('loading')}</p>;
  return (
    <Notice tone="wrong">
      <p>{error.message}</p>
      <Button onClick={() => void refetch()}>{t('retry')}</Button>
    </Notice>
  );
}

/** From finished to not begun. */
const ORDER = ['reviewed', 'translated', 'machine', 'stale', 'missing'] as const;

/** How far a translation is: what is reviewed as a bar, and all in words. */
function Progress({ counts }: Readonly<{ counts: Readonly<Record<State, number>> }>) {
  const { t } = useTranslation('editor-texts');
  const present = ORDER.filter((state) => counts[state] > 0);
  return (
    <>
      <progress
        aria-hidden="true"
        value={counts.reviewed}
        max={present.reduce((sum, state) => sum + counts[state], 0)}
      />
      <ul className="wrap">
        {present.map((state) => (
          <li key={state} className="badge" data-tone={TONES[state]}>
            {t(`counts.${state}`, { count: counts[state] })}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Makes the folder of another language. */
function NewLanguage() {
  const { t } = useTranslation('editor-texts');
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  const { mutate, isPending, error } = useAct(
    (code: string) => session.texts.addLanguage(code),
    ({ code }) => navigate(`/texts/${code}`),
  );
  return (
    <div>
      <Button onClick={() => setIsOpen(true)}>{t('newLanguage.open')}</Button>
      {isOpen && (
        <AskDialog
          title={t('newLanguage.title')}
          label={t('newLanguage.code')}
          help={t('newLanguage.help')}
          mistake={error?.message}
          submit={t('newLanguage.make')}
          isBusy={isPending}
          onAnswer={mutate}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
