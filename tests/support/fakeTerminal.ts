import { stripVTControlCharacters } from 'node:util';

/** A terminal that only remembers what is on its screen. */
export function fakeTerminal() {
  const rows = [''];
  let [x, y] = [0, 0];
  const put = (text: string) => {
    rows[y] = (rows[y] ?? '').padEnd(x).slice(0, x) + text + (rows[y] ?? '').slice(x + text.length);
    x += text.length;
  };
  const stream = {
    isTTY: true,
    columns: 80,
    write(text: string) {
      for (const [i, line] of stripVTControlCharacters(text).split('\n').entries()) {
        if (i > 0) [x, y] = [0, y + 1];
        put(line);
      }
      return true;
    },
    cursorTo(column: number) {
      x = column;
    },
    moveCursor(right: number, down: number) {
      [x, y] = [x + right, y + down];
    },
    /** To the end of the line: the only way it is used. */
    clearLine() {
      rows[y] = (rows[y] ?? '').slice(0, x);
    },
  };
  return {
    stream: stream as unknown as NodeJS.WriteStream,
    /** The lines on the screen, without the empty ones. */
    screen: () => rows.filter((row) => row !== ''),
  };
}
