import styled from '@emotion/styled';
import { color } from '../ui/look.ts';
import { PreviewPanel } from './PreviewPanel.tsx';
import { PreviewProvider } from './previewContext.tsx';

/** A window with nothing but the page. It follows what is changed in the other windows of the editor. */
export function PageWindow() {
  return (
    <PreviewProvider follows>
      <Main>
        <PreviewPanel isAlone />
      </Main>
    </PreviewProvider>
  );
}

const Main = styled.main`
  height: 100vh;
  background: ${color.sand};
`;
