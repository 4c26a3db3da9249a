import { type KeyboardEvent, type PointerEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURE_SIDES } from '../../../branches/model/pictureSides.ts';
import type { PictureFocus } from '../../../branches/model/siteModel.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { type Frame, focusPoint, isFixed, ratioOf, type Shape } from '../../../renderer/media/frames.ts';
import type { FieldSchema } from '../../form/fieldSchema.ts';
import { FieldFrame } from '../staff/form/FieldFrame.tsx';
import { useField } from '../staff/form/fileForm.tsx';
import { Button } from '../ui/Button.tsx';
import { usePictureAddress } from './PictureChoice.tsx';

/** @param props the name is the path of the picture under `media/` */
export type FocusWidgetProps = Readonly<{ schema: FieldSchema; path: Path; name: string; frame: Frame }>;

/** The point of a picture that stays where pages cut it, and what is left then. It is dragged, or moved with the arrow keys. */
export function FocusWidget({ schema, path, name, frame }: FocusWidgetProps) {
  const { t } = useTranslation('editor-staff');
  const field = useField(schema, path);
  const { value, onChange } = field;
  const focus = focusOf(value);
  // While the point is dragged, nothing is saved yet.
  const [point, setPoint] = useState(focusPoint(focus));
  const { x, y } = focusPoint(focus);
  useEffect(() => setPoint({ x, y }), [x, y]);
  const address = usePictureAddress(name, 960);
  const hint = useId();
  const at = (event: PointerEvent) => pointIn(event.currentTarget.getBoundingClientRect(), event);
  const press = (event: KeyboardEvent) => {
    const moved = movedBy(point, event.key, event.shiftKey ? 10 : 1);
    if (!moved) return;
    event.preventDefault();
    setPoint(moved);
    onChange(moved);
  };
  const crop = (label: 'only' | 'widest' | 'tallest', shape: Shape) => (
    <figure>
      <figcaption className="hint">{t(`pictures.cut.${label}`)}</figcaption>
      <img src={address} alt="" style={{ aspectRatio: ratioOf(shape), objectPosition: `${point.x}% ${point.y}%` }} />
    </figure>
  );
  return (
    <FieldFrame {...field}>
      <div className="wrap">
        <div
          className="focus-point"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            setPoint(at(event));
          }}
          onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && setPoint(at(event))}
          onPointerUp={(event) => onChange(at(event))}
        >
          <img src={address} alt="" draggable={false} />
          <button
            type="button"
            style={{ left: `${point.x}%`, top: `${point.y}%` }}
            aria-label={t('pictures.focus.handle', point)}
            aria-describedby={hint}
            onKeyDown={press}
          />
          <output className="unseen">{t('pictures.focus.handle', point)}</output>
        </div>
        {/* In its only shape, or in the two between which the layout of each screen chooses. */}
        {crop(isFixed(frame) ? 'only' : 'widest', frame.widest)}
        {!isFixed(frame) && crop('tallest', frame.tallest)}
      </div>
      <p className="hint" id={hint}>
        {t('pictures.focus.hint')}
      </p>
      <div className="wrap">
        {[undefined, ...PICTURE_SIDES].map((side) => (
          <Button key={side ?? 'middle'} aria-pressed={focus === side} onClick={() => onChange(side)}>
            {t(`pictures.focus.${side ?? 'middle'}`)}
          </Button>
        ))}
      </div>
    </FieldFrame>
  );
}

/** A value as a focus; undefined if it is none. */
function focusOf(value: unknown): PictureFocus | undefined {
  const side = PICTURE_SIDES.find((each) => each === value);
  const { x, y } = Object(value);
  return side ?? (typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined);
}

/** A point of a picture, in percent from the left and from the top. */
type Point = Readonly<{ x: number; y: number }>;

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

/** The point after a key was pressed; undefined for keys that do not move it. @param by percent */
export function movedBy({ x, y }: Point, key: string, by: number): Point | undefined {
  const step = STEPS[key];
  return step && { x: percent(x + step.x * by), y: percent(y + step.y * by) };
}

/** The point of a picture that lies under the pointer, or the nearest one. @param box where the picture is shown */
export const pointIn = (
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
): Point => ({
  x: percent(((clientX - box.left) * 100) / box.width),
  y: percent(((clientY - box.top) * 100) / box.height),
});
