import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, Route, Routes, useParams } from 'react-router-dom';
import { SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import { isBranchFile } from '../../../locales/model/namespace.ts';
import { factAddress } from '../../content/tasks.ts';
import { readAddress, type TextPlace, textAt, textKey } from '../../texts/textPlace.ts';
import { session } from '../api.ts';
import { Notice } from '../ui/Notice.tsx';
import { ReadPage } from './ReadPage.tsx';
import { SheetPage } from './SheetPage.tsx';
import { TextList } from './TextList.tsx';
import { NotRead } from './textsApi.tsx';

/** What translators, reviewers and dentists see: the languages, the pages and texts of one, a page to read, and sheets. */
export function TextsPages() {
  return (
    <Routes>
      <Route index element={<LanguagesPage />} />
      <Route path=":language/sheet" element={<SheetPage />} />
      <Route path=":language/*" element={<LanguagePage />} />
    </Routes>
  );
}

/** The languages that the site is translated into, each with its progress. */
function LanguagesPage() {
  const { t } = useTranslation('editor-texts');
  const languages = useQuery({ queryKey: ['text-languages'], queryFn: () => session.texts.languages() });
  return (
    <>
      <h1>{t('title')}</h1>
      <p>
        {t('languages.intro')} <Link to={`/texts/${SOURCE_LANGUAGE.code}`}>{t('languages.english')}</Link>
      </p>
      {!languages.data && <NotRead {...languages} />}
      {languages.data?.map(({ code, name, reviewed, all }) => (
        <section className="panel" key={code} aria-label={name}>
          <h2 lang={code}>
            <Link to={`/texts/${code}`}>{name}</Link>
          </h2>
          <p className="wrap">
            <progress aria-hidden="true" value={reviewed} max={all} /> {t('editor:progress', { done: reviewed, all })}
          </p>
        </section>
      ))}
    </>
  );
}

/** The list of a language; or a page to read, perhaps with the text that the address names being changed. */
function LanguagePage() {
  const { t } = useTranslation('editor-texts');
  const { language = '', '*': rest = '' } = useParams();
  const list = useQuery({ queryKey: ['texts', language], queryFn: () => session.texts.list(language) });
  const reading = useQuery({ queryKey: ['reading', language], queryFn: () => session.texts.reading(language) });
  const [texts, pages] = [list.data, reading.data];
  if (!texts) return <NotRead {...list} />;
  if (!pages) return <NotRead {...reading} />;
  const place = textAt(rest);
  if (place && language === SOURCE_LANGUAGE.code && isBranchFile(place.namespace)) return <FormOf place={place} />;
  const open = place && texts.find((each) => textKey(each) === textKey(place));
  const page = pages.find(({ namespace }) => (open ? namespace === open.namespace : rest === `read/${namespace}`));
  if (page) return <ReadPage key={readAddress(language, page.namespace)} {...{ language, page, pages, texts, open }} />;
  return (
    <>
      {place && <Notice tone="attention">{t('noSuchText', { name: rest })}</Notice>}
      <TextList key={language} {...{ language, texts, pages }} />
    </>
  );
}

/** Leads to the form of an English text of a branch file. */
function FormOf({ place }: Readonly<{ place: TextPlace }>) {
  const { data: path } = useQuery({ queryKey: ['field-of', place], queryFn: () => session.texts.fieldOf(place) });
  return path ? <Navigate to={factAddress({ file: place.namespace, path })} replace /> : null;
}
