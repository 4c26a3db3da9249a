/** Progress output of a build: a line for each step, and for a long one a line for each tenth. */
export type Progress = Readonly<{
  step(line: string): void;
  /** @returns a function to call for each finished piece */
  pieces(what: string, total: number): () => void;
}>;

/** What the steps of a build share: progress output and the abort signal. */
export type Run = Readonly<{ progress: Progress; stopped: AbortSignal }>;

/** @param write receives one line at a time */
export function createProgress(write: (line: string) => void): Progress {
  return {
    step: write,
    pieces(what, total) {
      let done = 0;
      if (total > 0) write(`${what}: 0 of ${total}`);
      const tenths = () => Math.floor((done * 10) / total);
      return () => {
        const before = tenths();
        done += 1;
        if (tenths() > before) write(`${what}: ${done} of ${total}`);
      };
    },
  };
}
