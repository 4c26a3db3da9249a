import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURE_SIDES } from '../../../branches/model/pictureSides.ts';
import type { PictureFocus } from '../../../branches/model/siteModel.ts';
import { type Frame, focusPoint } from '../../../renderer/media/frames.ts';
import { FieldsetFrame } from '../staff/form/FieldsetFrame.tsx';
import type { WidgetProps } from '../staff/widgets/widgetProps.ts';
import { Button } from '../ui/Button.tsx';
import { FocusPoint } from './FocusPoint.tsx';
import { PictureCrops } from './PictureCrops.tsx';
import { usePictureAddress } from './usePictureAddress.ts';

export type FocusWidgetProps = WidgetProps &
  Readonly<{
    /** Path of the picture under `media/`. */
    name: string;
    frame: Frame;
    /** The value, if it is valid. */
    focus: PictureFocus | undefined;
  }>;

/** A value as a focus; undefined if it is none. */
export function focusOf(value: unknown): PictureFocus | undefined {
  const side = PICTURE_SIDES.find((each) => each === value);
  const { x, y } = Object(value);
  return side ?? (typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined);
}

/** The point of a picture that stays where pages cut it, and what is left then. */
export function FocusWidget({ name, frame, focus, ...props }: FocusWidgetProps) {
  const { t } = useTranslation('editor-staff');
  const { onChange } = props;
  // While the point is dragged, nothing is saved yet.
  const [point, setPoint] = useState(focusPoint(focus));
  const { x, y } = focusPoint(focus);
  useEffect(() => setPoint({ x, y }), [x, y]);
  const address = usePictureAddress(name);
  const hint = useId();
  return (
    <FieldsetFrame {...props}>
      <div className="focus-widget-row">
        <FocusPoint
          address={address}
          frame={frame}
          point={point}
          described={hint}
          onMove={setPoint}
          onPlace={onChange}
        />
        <PictureCrops address={address} frame={frame} point={point} />
      </div>
      <p className="focus-widget-hint" id={hint}>
        {t('pictures.focus.hint')}
      </p>
      <div className="focus-widget-presets">
        <Button type="button" aria-pressed={focus === undefined} onClick={() => onChange(undefined)}>
          {t('pictures.focus.middle')}
        </Button>
        {PICTURE_SIDES.map((side) => (
          <Button key={side} type="button" aria-pressed={focus === side} onClick={() => onChange(side)}>
            {t(`pictures.focus.${side}`)}
          </Button>
        ))}
      </div>
    </FieldsetFrame>
  );
}
