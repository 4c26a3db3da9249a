import { useTranslation } from 'react-i18next';
import { readableLength } from '../../../../locales/model/readableLength.ts';

export type LengthMeterProps = Readonly<{ id: string; text: string; max: number }>;

/** How much of the room for a text is taken. */
export function LengthMeter({ id, text, max }: LengthMeterProps) {
  const { t } = useTranslation('editor-texts');
  const length = readableLength(text);
  const words =
    length > max ? t('limit.over', { length, max, count: length - max }) : t('limit.within', { length, count: max });
  return (
    <div className="length-meter-line">
      <meter min={0} max={max} high={Math.floor(max * 0.9)} value={Math.min(length, max)} aria-labelledby={id} />
      <span id={id} className={length > max ? 'mistake' : 'hint'}>
        {words}
      </span>
    </div>
  );
}
