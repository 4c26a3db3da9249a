/** A point of a picture, in percent from the left and from the top. */
export type Point = Readonly<{ x: number; y: number }>;

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

/** The point after a key was pressed; undefined for keys that do not move it. @param by percent */
export function movedBy({ x, y }: Point, key: string, by: number): Point | undefined {
  const step = STEPS[key];
  return step && { x: percent(x + step[0] * by), y: percent(y + step[1] * by) };
}

type Box = Readonly<{ left: number; top: number; width: number; height: number }>;

/** The point of a picture that lies under the pointer, or the nearest one. @param box where the picture is shown */
export function pointIn(box: Box, { clientX, clientY }: Readonly<{ clientX: number; clientY: number }>): Point {
  return {
    x: percent(((clientX - box.left) * 100) / box.width),
    y: percent(((clientY - box.top) * 100) / box.height),
  };
}
