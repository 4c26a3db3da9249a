/** What a build says while it works: a line for each step, and of a long one a line for each tenth. */
export type Progress = Readonly<{
  step(line: string): void;
  /** @returns what is called for each piece that is done */
  pieces(what: string, total: number): () => void;
}>;

/** What the steps of a build have in common: whom they tell of their progress, and what tells them to stop. */
export type Run = Readonly<{ progress: Progress; stopped: AbortSignal }>;

/** @param write is given one line at a time */
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
