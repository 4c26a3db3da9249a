import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { color, edge, size, space } from '../../ui/look.ts';
import { lineDifferences } from './lineDifferences.ts';

/** How a text was changed: lines that came and lines that went. */
export function LineDifferences({ before, after }: Readonly<{ before: string; after: string }>) {
  const { t } = useTranslation('editor-staff');
  const lines = lineDifferences(before, after);
  return (
    // It scrolls: the keyboard has to reach it.
    <Box tabIndex={0} role="group" aria-label={t('conflict.differences')}>
      {lines.map(({ kind, text, leftOut }, index) => {
        const key = `${index} ${kind}`;
        if (leftOut) return <Same key={key}>{t('conflict.leftOut', { count: leftOut })}</Same>;
        if (kind === 'added') return <ins key={key}>{`+ ${text}`}</ins>;
        if (kind === 'removed') return <del key={key}>{`− ${text}`}</del>;
        return <span key={key}>{`  ${text}`}</span>;
      })}
    </Box>
  );
}

const Box = styled.div`
  max-height: 60vh;
  margin-bottom: ${space.s};
  padding: ${space.xs};
  overflow: auto;
  border: 1px solid ${color.line};
  border-radius: ${edge.s};
  background: ${color.white};
  font-size: ${size.small};
  white-space: pre-wrap;
  & > * {
    display: block;
    text-decoration: none;
  }
  & > ins {
    background: ${color.mint};
  }
  & > del {
    background: ${color.coralSoft};
  }
`;

const Same = styled.span`
  color: ${color.inkSoft};
`;
