import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { space } from '../../ui/look.ts';

export type EntryButtonsProps = Readonly<{
  title: string;
  place: Readonly<{ index: number; count: number }>;
  onMove(to: number): void;
  onRemove(): void;
}>;

/** Moves an entry of a list up and down, or removes it. */
export function EntryButtons({ title, place: { index, count }, onMove, onRemove }: EntryButtonsProps) {
  const { t } = useTranslation('editor-staff');
  return (
    <Row>
      <Button
        type="button"
        aria-label={t('list.up', { title })}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        ↑
      </Button>
      <Button
        type="button"
        aria-label={t('list.down', { title })}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        ↓
      </Button>
      <Button type="button" aria-label={t('list.removeEntry', { entry: title })} onClick={onRemove}>
        ×
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${space.xxs};
`;
