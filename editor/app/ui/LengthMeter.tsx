import { useTranslation } from 'react-i18next';
import { readableLength } from '../../../locales/model/readableLength.ts';

type LengthMeterProps = Readonly<{ id: string; text: string; max: number }>;

/** Shows how much of a text's maximum length is used. @param id of its label */
export function LengthMeter({ id, text, max }: LengthMeterProps) {
  const { t } = useTranslation('editor-texts');
  const length = readableLength(text);
  const isOver = length > max;
  return (
    <div className="wrap">
      <meter min={0} max={max} high={Math.floor(max * 0.9)} value={Math.min(length, max)} aria-labelledby={id} />
      <span className={isOver ? 'mistake' : 'hint'} id={id}>
        {isOver ? t('limit.over', { length, max, count: length - max }) : t('limit.within', { length, count: max })}
      </span>
    </div>
  );
}
