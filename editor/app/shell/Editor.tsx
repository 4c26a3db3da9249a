import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { isOnForge } from '../connection.ts';
import { PreviewPanel } from '../preview/PreviewPanel.tsx';
import { PreviewProvider } from '../preview/previewContext.tsx';
import { PublishPage } from '../publish/PublishPage.tsx';
import { KeyEnds } from '../signIn/Account.tsx';
import { SAVES } from '../staff/pages/addresses.ts';
import { StaffPages } from '../staff/StaffPages.tsx';
import { SaveBar } from '../staff/save/SaveBar.tsx';
import { TextsPages } from '../texts/TextsPages.tsx';
import { Columns } from './Columns.tsx';
import { TopBar } from './TopBar.tsx';

/** Where no single page says what is being worked on. */
const ALONE = /^\/(?:publish|branches\/(?:saves|conflicts))(?:\/|$)/;

/** The editor: the bar on top, what is being worked on, and the page as it will be. */
export function Editor() {
  const { t } = useTranslation('editor');
  const { pathname } = useLocation();
  const work = (
    <Routes>
      <Route path="/" element={<Navigate to="/branches" replace />} />
      {isOnForge && <Route path={SAVES} element={<Navigate to="/publish" replace />} />}
      <Route path="/branches/*" element={<StaffPages />} />
      <Route path="/texts/*" element={<TextsPages />} />
      <Route path="/publish/*" element={<PublishPage />} />
      <Route path="*" element={<p>{t('notFound')}</p>} />
    </Routes>
  );
  return (
    <PreviewProvider>
      <div className="editor-window">
        <TopBar />
        <KeyEnds />
        <Columns work={work} foot={<SaveBar />} page={<PreviewPanel />} isAlone={ALONE.test(pathname)} />
      </div>
    </PreviewProvider>
  );
}
