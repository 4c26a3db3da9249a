import { useTranslation } from 'react-i18next';
import { Route, Routes, useParams } from 'react-router-dom';
import { isSamePlace, nameOf, textAt } from '../../texts/textPlace.ts';
import { Notice } from '../ui/Notice.tsx';
import { LanguagesPage, NotRead } from './LanguagesPage.tsx';
import { SheetPage } from './SheetPage.tsx';
import { TextList } from './TextList.tsx';
import { TextView } from './text/TextView.tsx';
import { useTexts } from './textsApi.tsx';

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

/** The texts of a language, or the one that the address names. */
function LanguagePage() {
  const { t } = useTranslation('editor-texts');
  const { language = '', '*': rest = '' } = useParams();
  const list = useTexts(language);
  const texts = list.data;
  if (!texts) return <NotRead {...list} />;
  const place = textAt(rest);
  const text = place && texts.find((each) => isSamePlace(each, place));
  return (
    <>
      {place && !text && <Notice tone="attention">{t('noSuchText', { name: rest })}</Notice>}
      {text ? (
        <TextView key={nameOf(text)} language={language} text={text} texts={texts} />
      ) : (
        <TextList language={language} texts={texts} />
      )}
    </>
  );
}
