import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { SLOW_FILES } from './tests/slowest/slowFiles.ts';

// React as patients get it, which renders several times as fast.
process.env.NODE_ENV = 'production';

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) =>
      SLOW_FILES.some((name) => moduleId.endsWith(`/${name}.test.ts`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

/** Tests read what commands write, in CI too, where commands show their progress. */
const env = { CI: '' };

export default defineConfig({
  test: {
    maxWorkers: '100%',
    sequence: { sequencer: SlowestFirst },
    testTimeout: 60_000,
    projects: [
      {
        test: {
          name: 'unit',
          env,
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'hosts',
          include: ['tests/hosts/**/*.test.ts'],
          globalSetup: 'tests/hosts/installServers.ts',
          // These tests only read, so they share one parse of the built sites.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'html',
          env,
          include: ['tests/html/**/*.test.ts'],
          globalSetup: 'tests/support/buildFixtureSite.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
