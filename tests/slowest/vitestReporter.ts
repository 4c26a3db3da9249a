/** Lists the slowest tests of Vitest: `npm test -- --slow`. */
import type { Reporter, TestCase } from 'vitest/node';
import { slowestLines, type TimedTest } from './slowestLines.ts';

export default class SlowestReporter implements Reporter {
  private readonly tests: TimedTest[] = [];

  onTestCaseResult(test: TestCase): void {
    const duration = test.diagnostic()?.duration ?? 0;
    this.tests.push({ file: test.module.relativeModuleId, name: test.fullName, duration });
  }

  onTestRunEnd(): void {
    console.log(slowestLines(this.tests).join('\n'));
  }
}
