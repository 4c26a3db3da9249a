import { Route, Routes } from 'react-router-dom';
import { LanguagePage } from './LanguagePage.tsx';
import { LanguagesPage } from './languages/LanguagesPage.tsx';
import { SheetPage } from './sheet/SheetPage.tsx';

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
