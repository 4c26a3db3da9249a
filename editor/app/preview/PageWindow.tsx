import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { color } from '../ui/look.ts';
import { PreviewPanel } from './PreviewPanel.tsx';
import { PreviewProvider } from './previewContext.tsx';

/** A window with nothing but the page. It follows what is changed in the other windows of the editor. */
export function PageWindow() {
  const { t } = useTranslation('editor-preview');
  return (
    <PreviewProvider follows>
      <title>{t('title')}</title>
      <Main>
        <Heading>{t('title')}</Heading>
        <PreviewPanel isAlone />
      </Main>
    </PreviewProvider>
  );
}

const Main = styled.main`
  height: 100vh;
  background: ${color.sand};
`;

/** For screen readers: the page itself says the rest. */
const Heading = styled.h1`
  position: absolute;
  clip-path: inset(50%);
`;
