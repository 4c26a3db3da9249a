import { type KeyboardEvent, type PointerEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURE_SIDES } from '../../../branches/model/pictureSides.ts';
import type { PictureFocus } from '../../../branches/model/siteModel.ts';
import {
  cutBox,
  cutFor,
  type Frame,
  focusPoint,
  isFixed,
  ratioOf,
  type Shape,
  type Size,
} from '../../../renderer/media/frames.ts';
import type { FieldSchema, Path } from '../../form/types.ts';
import { FieldFrame } from '../staff/form/FieldFrame.tsx';
import { useField } from '../staff/form/fileForm.tsx';
import { Button } from '../ui/Button.tsx';
import { movedBy, type Point, pointIn } from './movePoint.ts';
import { usePictureAddress } from './usePictureAddress.ts';

export type FocusWidgetProps = Readonly<{
  schema: FieldSchema;
  path: Path;
  /** Path of the picture under `media/`. */
  name: string;
  frame: Frame;
}>;

/** The point of a picture that stays where pages cut it, and what is left then. */
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
  const crop = (label: 'only' | 'widest' | 'tallest', shape: Shape) => (
    <figure>
      <figcaption>{t(`pictures.cut.${label}`)}</figcaption>
      <img src={address} alt="" style={{ aspectRatio: ratioOf(shape), objectPosition: `${point.x}% ${point.y}%` }} />
    </figure>
  );
  return (
    <FieldFrame {...field}>
      <div className="focus-widget">
        <FocusPoint
          address={address}
          frame={frame}
          point={point}
          described={hint}
          onMove={setPoint}
          onPlace={onChange}
        />
        {/* In its only shape, or in the two between which the layout of each screen chooses. */}
        <div className="picture-crops">
          {crop(isFixed(frame) ? 'only' : 'widest', frame.widest)}
          {!isFixed(frame) && crop('tallest', frame.tallest)}
        </div>
      </div>
      <p className="hint" id={hint}>
        {t('pictures.focus.hint')}
      </p>
      <div className="wrap">
        <Button type="button" aria-pressed={focus === undefined} onClick={() => onChange(undefined)}>
          {t('pictures.focus.middle')}
        </Button>
        {PICTURE_SIDES.map((side) => (
          <Button key={side} type="button" aria-pressed={focus === side} onClick={() => onChange(side)}>
            {t(`pictures.focus.${side}`)}
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

type FocusPointProps = Readonly<{
  /** Of the whole picture; undefined until it is there. */
  address: string | undefined;
  frame: Frame;
  point: Point;
  /** Id of what says how to move it. */
  described: string;
  /** The point is being dragged. */
  onMove(point: Point): void;
  /** The point was put somewhere. */
  onPlace(point: Point): void;
}>;

/** The whole picture with the point that stays: dragged, or moved with the arrow keys. What the page cuts off is dimmed. */
function FocusPoint({ address, frame, point, described, onMove, onPlace }: FocusPointProps) {
  const { t } = useTranslation('editor-staff');
  const [natural, setNatural] = useState<Size>();
  const at = (event: PointerEvent) => pointIn(event.currentTarget.getBoundingClientRect(), event);
  const press = (event: KeyboardEvent) => {
    const moved = movedBy(point, event.key, event.shiftKey ? 10 : 1);
    if (!moved) return;
    event.preventDefault();
    onMove(moved);
    onPlace(moved);
  };
  return (
    <div
      className="focus-point"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        onMove(at(event));
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && onMove(at(event))}
      onPointerUp={(event) => onPlace(at(event))}
    >
      <img
        src={address}
        alt=""
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setNatural({ width, height })}
      />
      {natural && <div className="focus-point-kept" style={keptPart(natural, frame, point)} />}
      <button
        type="button"
        style={{ left: `${point.x}%`, top: `${point.y}%` }}
        aria-label={t('pictures.focus.handle', point)}
        aria-describedby={described}
        onKeyDown={press}
      />
      <output className="unseen">{t('pictures.focus.handle', point)}</output>
    </div>
  );
}

/** Where the part that is kept lies in the whole picture. */
function keptPart(picture: Size, frame: Frame, point: Point) {
  const cut = cutFor(picture, frame, point);
  const { left, top, width, height } = cut ? cutBox(picture, cut) : { left: 0, top: 0, ...picture };
  const percent = (part: number, whole: number) => `${(part * 100) / whole}%`;
  return {
    left: percent(left, picture.width),
    top: percent(top, picture.height),
    width: percent(width, picture.width),
    height: percent(height, picture.height),
  };
}
