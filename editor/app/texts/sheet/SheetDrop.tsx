import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { color, edge, space } from '../../ui/look.ts';

export type SheetDropProps = Readonly<{ onFile: (file: File) => void; isBusy: boolean }>;

/** Where a sheet is dropped, or chosen. */
export function SheetDrop({ onFile, isBusy }: SheetDropProps) {
  const { t } = useTranslation('editor-texts');
  const [isOver, setIsOver] = useState(false);
  return (
    <Zone
      isOver={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
    >
      <span>{t(isBusy ? 'sheet.reading' : 'sheet.drop')}</span>
      <input
        type="file"
        accept=".csv,.xlsx,text/csv"
        disabled={isBusy}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // The same file may be chosen again after it was mended.
          currentTarget.value = '';
        }}
      />
    </Zone>
  );
}

const Zone = styled('label', { shouldForwardProp: (name) => name !== 'isOver' })<{ isOver: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
  margin-bottom: ${space.m};
  padding: ${space.l} ${space.m};
  border: 2px dashed ${({ isOver }) => (isOver ? color.teal : color.lineStrong)};
  border-radius: ${edge.m};
  background: ${({ isOver }) => (isOver ? color.mint : color.paper)};
  input {
    min-height: 2rem;
  }
`;
