import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, Route, Routes, useNavigate, useParams } from 'react-router-dom';
import { SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import { isBranchFile } from '../../../locales/model/namespace.ts';
import { nameOf, type TextPlace, textAt } from '../../texts/textPlace.ts';
import { session } from '../api.ts';
import { useAct } from '../staff/queries.ts';
import { factAddress } from '../staff/tasks.ts';
import { Button } from '../ui/Button.tsx';
import { AskDialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { SheetPage } from './SheetPage.tsx';
import { TextList } from './TextList.tsx';
import { TextView } from './text/TextView.tsx';
import { TONES } from './textsApi.tsx';

/** What a translator sees: the languages, the texts of one, one text, and sheets. */
export function TextsPages() {
  return (
    <Routes>
      <Route index element={<LanguagesPage />} />
      <Route path=":language/sheet" element={<SheetPage />} />
      <Route path=":language/*" element={<LanguagePage />} />
    </Routes>
  );
}

/** From finished to not begun. */
const ORDER = ['reviewed', 'translated', 'machine', 'stale', 'missing'] as const;

/** The languages that the site is translated into, each with its progress, and the way to another. */
function LanguagesPage() {
  const { t } = useTranslation('editor-texts');
  const languages = useQuery({ queryKey: ['text-languages'], queryFn: () => session.texts.languages() });
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const { mutate, isPending, error } = useAct(
    (code: string) => session.texts.addLanguage(code),
    ({ code }) => navigate(`/texts/${code}`),
  );
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
          <progress
            aria-hidden="true"
            value={counts.reviewed}
            max={ORDER.reduce((sum, state) => sum + counts[state], 0)}
          />
          <ul className="wrap">
            {ORDER.filter((state) => counts[state] > 0).map((state) => (
              <li key={state} className="badge" data-tone={TONES[state]}>
                {t(`counts.${state}`, { count: counts[state] })}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        <Link to={`/texts/${SOURCE_LANGUAGE.code}`}>{t('languages.english')}</Link>
      </p>
      {languages.data && <Button onClick={() => setIsAsking(true)}>{t('newLanguage.open')}</Button>}
      {isAsking && (
        <AskDialog
          title={t('newLanguage.title')}
          label={t('newLanguage.code')}
          help={t('newLanguage.help')}
          mistake={error?.message}
          submit={t('newLanguage.make')}
          isBusy={isPending}
          onAnswer={mutate}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

/** The texts of a language, or the one that the address names. */
function LanguagePage() {
  const { t } = useTranslation('editor-texts');
  const { language = '', '*': rest = '' } = useParams();
  const list = useQuery({ queryKey: ['texts', language], queryFn: () => session.texts.list(language) });
  const texts = list.data;
  if (!texts) return <NotRead {...list} />;
  const place = textAt(rest);
  const isSource = language === SOURCE_LANGUAGE.code;
  if (place && isSource && isBranchFile(place.namespace)) return <FormOf place={place} />;
  const text = place && texts.find((each) => nameOf(each) === nameOf(place));
  if (text)
    return (
      <TextView
        key={nameOf(text)}
        language={language}
        text={text}
        texts={isSource ? texts.filter(({ namespace }) => !isBranchFile(namespace)) : texts}
      />
    );
  return (
    <>
      {place && <Notice tone="attention">{t('noSuchText', { name: rest })}</Notice>}
      <TextList language={language} texts={texts} />
    </>
  );
}

/** Leads to the form of an English text of a branch file. */
function FormOf({ place }: Readonly<{ place: TextPlace }>) {
  const { data: path } = useQuery({ queryKey: ['field-of', place], queryFn: () => session.texts.fieldOf(place) });
  return path ? <Navigate to={factAddress({ file: place.namespace, path })} replace /> : null;
}

/** That texts are being read, or why they cannot be shown. */
function NotRead({ error, refetch }: Readonly<{ error: Error | null; refetch: () => unknown }>) {
  const { t } = useTranslation('editor-texts');
  if (!error) return <p role="status">{t('loading')}</p>;
  return (
    <Notice tone="wrong">
      <p>{error.message}</p>
      <Button onClick={() => void refetch()}>{t('retry')}</Button>
    </Notice>
  );
}
