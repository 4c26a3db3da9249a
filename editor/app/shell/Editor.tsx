import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PreviewPanel } from '../preview/PreviewPanel.tsx';
import { PreviewProvider } from '../preview/previewContext.tsx';
import { PublishPages } from '../publish/PublishPages.tsx';
import { StaffPages } from '../staff/StaffPages.tsx';
import { TextsPages } from '../texts/TextsPages.tsx';
import { color, space, wide } from '../ui/look.ts';
import { TopBar } from './TopBar.tsx';

/** The editor: the bar on top, what is being worked on, and the page as it will be. */
export function Editor() {
  const { t } = useTranslation('editor');
  return (
    <PreviewProvider>
      <TopBar />
      <Columns>
        <Work>
          <Routes>
            <Route path="/" element={<Navigate to="/branches" replace />} />
            <Route path="/branches/*" element={<StaffPages />} />
            <Route path="/texts/*" element={<TextsPages />} />
            <Route path="/publish/*" element={<PublishPages />} />
            <Route path="*" element={<p>{t('notFound')}</p>} />
          </Routes>
        </Work>
        <Page aria-label={t('page')}>
          <PreviewPanel />
        </Page>
      </Columns>
    </PreviewProvider>
  );
}

const Columns = styled.div`
  ${wide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    height: calc(100vh - 3.5rem);
  }
`;

const Work = styled.main`
  padding: ${space.l};
  ${wide} {
    overflow-y: auto;
  }
`;

const Page = styled.aside`
  border-left: 1px solid ${color.line};
  background: ${color.sand};
  ${wide} {
    overflow: hidden;
  }
`;
