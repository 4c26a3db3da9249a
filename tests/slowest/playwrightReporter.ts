/** Lists the slowest browser tests: `npm test -- --slow`. */
import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { slowestLines, type TimedTest } from './slowestLines.ts';

export default class SlowestReporter implements Reporter {
  private readonly tests: TimedTest[] = [];

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const [, , , ...titles] = test.titlePath();
    this.tests.push({ file: relative('', test.location.file), name: titles.join(' > '), duration });
  }

  onEnd(): void {
    console.log(slowestLines(this.tests).join('\n'));
  }
}
