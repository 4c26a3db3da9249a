import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { readableLength } from '../../../../locales/model/readableLength.ts';
import { color, size, space } from '../../ui/look.ts';

export type LengthMeterProps = Readonly<{ id: string; text: string; max: number }>;

/** How much of the room for a text is taken. */
export function LengthMeter({ id, text, max }: LengthMeterProps) {
  const { t } = useTranslation('editor-texts');
  const length = readableLength(text);
  const words =
    length > max ? t('limit.over', { length, max, count: length - max }) : t('limit.within', { length, count: max });
  return (
    <Line>
      <meter min={0} max={max} high={Math.floor(max * 0.9)} value={Math.min(length, max)} aria-labelledby={id} />
      <Words id={id} isOver={length > max}>
        {words}
      </Words>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
  margin-top: ${space.xxs};
  meter {
    width: 6rem;
  }
`;

const Words = styled('span', { shouldForwardProp: (name) => name !== 'isOver' })<{ isOver: boolean }>`
  color: ${({ isOver }) => (isOver ? color.coral : color.inkSoft)};
  font-size: ${size.small};
  font-weight: ${({ isOver }) => (isOver ? 600 : 400)};
`;
