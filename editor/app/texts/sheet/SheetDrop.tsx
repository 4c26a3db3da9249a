import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export type SheetDropProps = Readonly<{ onFile: (file: File) => void; isBusy: boolean }>;

/** Where a sheet is dropped, or chosen. */
export function SheetDrop({ onFile, isBusy }: SheetDropProps) {
  const { t } = useTranslation('editor-texts');
  const [isOver, setIsOver] = useState(false);
  return (
    <label
      className="sheet-drop"
      data-over={isOver || undefined}
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
    </label>
  );
}
