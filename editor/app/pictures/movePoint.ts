/** A point of a picture, in percent from the left and from the top. */
export type Point = Readonly<{ x: number; y: number }>;

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
