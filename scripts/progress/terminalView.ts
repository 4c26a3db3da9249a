import ora from 'ora';
import type { ShownStep, View } from './progress.ts';
import { endedLine, failedLine, runningLine } from './stepLines.ts';

/** How often the seconds of running steps are shown anew. */
const SECOND = 1000;

/**
 * Shows running steps in the last lines of a terminal, each with its count and seconds; those that have ended stay above. What others print
 * meanwhile appears above, too.
 */
export function terminalView(stream: NodeJS.WriteStream): View {
  // The cursor stays visible and the keyboard as it is: whatever ends the process, the terminal needs no repair.
  const spinner = ora({ stream, isEnabled: true, hideCursor: false, discardStdin: false });
  const running = new Set<ShownStep>();
  let timer: NodeJS.Timeout | undefined;

  const lines = () => [...running].map(runningLine).join('\n  ');
  const show = () => {
    spinner.text = lines();
  };

  function end(step: ShownStep, persist: () => void): void {
    running.delete(step);
    persist();
    if (running.size > 0) spinner.start(lines());
    else clearInterval(timer);
  }

  return {
    began(step) {
      if (running.size === 0) timer = setInterval(show, SECOND).unref();
      running.add(step);
      if (spinner.isSpinning) show();
      else spinner.start(lines());
    },
    advanced: show,
    ended: (step) => end(step, () => spinner.succeed(endedLine(step))),
    failed: (step) => end(step, () => spinner.fail(failedLine(step))),
  };
}
