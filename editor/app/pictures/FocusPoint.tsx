import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../components/ui/layout/VisuallyHidden.tsx';
import { cutBox, cutFor, type Frame, type Size } from '../../../renderer/media/frames.ts';
import { movedBy, type Point, pointIn } from './movePoint.ts';

export type FocusPointProps = Readonly<{
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
export function FocusPoint({ address, frame, point, described, onMove, onPlace }: FocusPointProps) {
  const { t } = useTranslation('editor-staff');
  const box = useRef<HTMLDivElement>(null);
  const [natural, setNatural] = useState<Size>();
  const at = (event: PointerEvent) => (box.current ? pointIn(box.current.getBoundingClientRect(), event) : point);
  const press = (event: KeyboardEvent) => {
    const moved = movedBy(point, event.key, event.shiftKey ? 10 : 1);
    if (!moved) return;
    event.preventDefault();
    onMove(moved);
    onPlace(moved);
  };
  const { x, y } = point;
  return (
    <div className="focus-point-column">
      <div
        className="focus-point-whole"
        ref={box}
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
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setNatural({ width: naturalWidth, height: naturalHeight })
          }
        />
        {natural && <div className="focus-point-kept" style={keptPart(natural, frame, point)} />}
        <button
          className="focus-point-handle"
          type="button"
          style={{ left: `${x}%`, top: `${y}%` }}
          aria-label={t('pictures.focus.handle', { x, y })}
          aria-describedby={described}
          onKeyDown={press}
        />
      </div>
      <VisuallyHidden role="status">{t('pictures.focus.handle', { x, y })}</VisuallyHidden>
    </div>
  );
}

/** Where the part that is kept lies in the whole picture. */
function keptPart(picture: Size, frame: Frame, point: Point) {
  const cut = cutFor(picture, frame, point);
  if (!cut) return { inset: 0 };
  const { left, top, width, height } = cutBox(picture, cut);
  const percent = (part: number, whole: number) => `${(part * 100) / whole}%`;
  return {
    left: percent(left, picture.width),
    top: percent(top, picture.height),
    width: percent(width, picture.width),
    height: percent(height, picture.height),
  };
}
