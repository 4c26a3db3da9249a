import styled from '@emotion/styled';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../components/ui/layout/VisuallyHidden.tsx';
import { cutBox, cutFor, type Frame, type Size } from '../../../renderer/media/frames.ts';
import { color, edge } from '../ui/look.ts';
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
    <Column>
      <Whole
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
        {natural && <Kept style={keptPart(natural, frame, point)} />}
        <Handle
          type="button"
          style={{ left: `${x}%`, top: `${y}%` }}
          aria-label={t('pictures.focus.handle', { x, y })}
          aria-describedby={described}
          onKeyDown={press}
        />
      </Whole>
      <VisuallyHidden role="status">{t('pictures.focus.handle', { x, y })}</VisuallyHidden>
    </Column>
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

const Column = styled.div`
  flex: 0 1 auto;
  max-width: 26rem;
`;

const Whole = styled.div`
  position: relative;
  width: fit-content;
  max-width: 100%;
  overflow: hidden;
  border-radius: ${edge.xs};
  background: ${color.sand};
  cursor: crosshair;
  touch-action: none;
  & > img {
    display: block;
    max-width: 100%;
    max-height: 22rem;
    user-select: none;
  }
`;

const Kept = styled.div`
  position: absolute;
  outline: 2px solid ${color.white};
  box-shadow: 0 0 0 100vmax rgb(0 0 0 / 55%);
  pointer-events: none;
`;

const Handle = styled.button`
  position: absolute;
  width: 2.25rem;
  height: 2.25rem;
  padding: 0;
  border: 3px solid ${color.white};
  border-radius: 50%;
  background: rgb(11 61 61 / 15%);
  box-shadow: 0 0 0 2px ${color.ink};
  transform: translate(-50%, -50%);
  cursor: grab;
  &::after {
    content: '';
    position: absolute;
    inset: calc(50% - 2px);
    border-radius: 50%;
    background: ${color.white};
  }
  &:focus-visible {
    border-radius: 50%;
    outline-offset: 3px;
  }
`;
