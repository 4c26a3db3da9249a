import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';

export type EntryButtonsProps = Readonly<{
  title: string;
  place: Readonly<{ index: number; count: number }>;
  onMove(to: number): void;
  onRemove(): void;
}>;

/** Moves an entry of a list up and down, or removes it. */
export function EntryButtons({ title, place: { index, count }, onMove, onRemove }: EntryButtonsProps) {
  const { t } = useTranslation('editor-staff');
  // At the end of the list, it keeps the focus that a disabled button loses.
  const arrow = (sign: string, label: string, to: number) => {
    const isAtEnd = to < 0 || to === count;
    return (
      <Button
        type="button"
        aria-label={label}
        aria-disabled={isAtEnd || undefined}
        onClick={() => isAtEnd || onMove(to)}
      >
        {sign}
      </Button>
    );
  };
  return (
    <div className="buttons">
      {arrow('↑', t('list.up', { title }), index - 1)}
      {arrow('↓', t('list.down', { title }), index + 1)}
      <Button type="button" aria-label={t('list.removeEntry', { entry: title })} onClick={onRemove}>
        ×
      </Button>
    </div>
  );
}
