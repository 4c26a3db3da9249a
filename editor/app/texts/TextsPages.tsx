import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import { SOURCE_LANGUAGE, TRANSLATIONS } from '../../../locales/languages.ts';
import { readAddress, textAt, textKey } from '../../texts/textPlace.ts';
import { session } from '../api.ts';
import { MY_ROLE } from '../signIn/Account.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ReadPage } from './ReadPage.tsx';
import { SheetPage } from './SheetPage.tsx';
import { TextList } from './TextList.tsx';
import { NotRead } from './textsApi.tsx';

/** What translators, reviewers and dentists see: the pages and texts of a language, a page to read, and sheets. */
export function TextsPages() {
  const { dentist, translates = [] } = MY_ROLE ?? {};
  // A dentist signs before anything else.
  const first = dentist ? SOURCE_LANGUAGE.code : (translates[0] ?? TRANSLATIONS[0]?.code ?? SOURCE_LANGUAGE.code);
  return (
    <Routes>
      <Route index element={<Navigate to={first} replace />} />
      <Route path=":language/sheet" element={<SheetPage />} />
      <Route path=":language/*" element={<LanguagePage />} />
    </Routes>
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
