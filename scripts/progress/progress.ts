/** What a command says while a person waits for it: its steps, how far each is, and its seconds. */

/** How far a step is. */
export type Step = Readonly<{
  /** Adds to the number of pieces that it consists of. Without any, it shows only its seconds. */
  expect(pieces: number): void;
  /** Counts a finished piece. */
  done(): void;
}>;

export type Progress = Readonly<{
  /**
   * Shows a step for as long as its work takes. Several may run at the same time.
   * @param name what is being done, such as "Rendering pages"
   * @returns what the work returns
   * @throws what the work throws; the step is then shown as failed
   */
  step<T>(name: string, work: (step: Step) => T | Promise<T>): Promise<T>;
}>;

/** A step as it is shown. */
export type ShownStep = Readonly<{
  name: string;
  done: number;
  /** 0 if it has no pieces to count. */
  total: number;
  /** Since it began. */
  seconds: number;
}>;

/** Shows steps to a person. */
export type View = Readonly<Record<'began' | 'advanced' | 'ended' | 'failed', (step: ShownStep) => void>>;

/** @param clock the time in milliseconds since any moment */
export function createProgress(view: View, clock: () => number = () => performance.now()): Progress {
  return {
    async step(name, work) {
      const began = clock();
      const shown = {
        name,
        done: 0,
        total: 0,
        get seconds() {
          return (clock() - began) / 1000;
        },
      };
      const step = {
        expect(pieces: number) {
          shown.total += pieces;
          view.advanced(shown);
        },
        done() {
          shown.done += 1;
          view.advanced(shown);
        },
      };
      view.began(shown);
      try {
        const result = await work(step);
        view.ended(shown);
        return result;
      } catch (error) {
        view.failed(shown);
        throw error;
      }
    },
  };
}
