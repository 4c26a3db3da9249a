import { useTranslation } from 'react-i18next';
import { PreviewPanel } from './PreviewPanel.tsx';
import { PreviewProvider } from './previewContext.tsx';

/** A window with nothing but the page. It follows what is changed in the other windows of the editor. */
export function PageWindow() {
  const { t } = useTranslation('editor-preview');
  return (
    <PreviewProvider follows>
      <title>{t('title')}</title>
      <main className="page-window-main">
        <h1 className="page-window-heading">{t('title')}</h1>
        <PreviewPanel isAlone />
      </main>
    </PreviewProvider>
  );
}
