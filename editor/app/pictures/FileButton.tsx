import { useTranslation } from 'react-i18next';

/** Also by their endings: most systems know no type for a HEIC. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.avif,.heic,.heif';

export type FileButtonProps = Readonly<{
  /** Id of what says which files can be chosen. */
  described: string;
  disabled: boolean;
  onChoose(file: File): void;
}>;

/** A file input that looks like a button. */
export function FileButton({ described, disabled, onChoose }: FileButtonProps) {
  const { t } = useTranslation('editor-staff');
  return (
    <label className="button main file-button">
      {t('pictures.chooseFile')}
      <input
        type="file"
        accept={ACCEPTED}
        aria-describedby={described}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onChoose(file);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
