import yoctoSpinner from 'yocto-spinner';
import type { ShownStep, View } from './progress.ts';
import { endedLine, failedLine, runningLine } from './stepLines.ts';

/** How often the seconds of running steps are shown anew. */
const SECOND = 1000;

/**
 * Shows running steps in the last lines of a terminal, each with its count and seconds; those that have ended stay above. What others print
 * meanwhile appears above, too.
 * @param handlesSignals whether the command ends by itself on Ctrl+C
 */
export function terminalView(stream: NodeJS.WriteStream, handlesSignals: boolean): View {
  const spinner = yoctoSpinner({ stream, handleSignals: !handlesSignals });
  const running = new Set<ShownStep>();
  let timer: NodeJS.Timeout | undefined;

  const lines = () => [...running].map(runningLine).join('\n  ');
  const show = () => {
    spinner.text = lines();
  };
  // Shows the cursor again.
  const stop = () => spinner.stop();

  function end(step: ShownStep, persist: () => void): void {
    running.delete(step);
    persist();
    if (running.size > 0) {
      spinner.start(lines());
      return;
    }
    clearInterval(timer);
    process.off('exit', stop);
  }

  return {
    began(step) {
      if (running.size === 0) {
        timer = setInterval(show, SECOND).unref();
        process.on('exit', stop);
      }
      running.add(step);
      if (spinner.isSpinning) show();
      else spinner.start(lines());
    },
    advanced: show,
    ended: (step) => end(step, () => spinner.success(endedLine(step))),
    failed: (step) => end(step, () => spinner.error(failedLine(step))),
  };
}
