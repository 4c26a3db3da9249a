import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { SLOW_FILES } from './tests/support/slowFiles.ts';

// React as patients get it, which renders in half the time.
process.env.NODE_ENV = 'production';

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) =>
      SLOW_FILES.some((name) => moduleId.endsWith(`/${name}.test.ts`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

/**
 * Test files that replace modules, change their process or watch what it prints. Each gets a process of its own; all others share
 * those that there are, and what they have loaded: half the CPU time.
 */
const APART = readdirSync('tests/unit', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => `tests/unit/${name.replaceAll('\\', '/')}`)
  .filter((file) =>
    /\bvi\.|\b(?:run|build)Here\b|\bglobalThis\b|\bprocess\.(?:chdir\b|env\.\w+ = )/.test(readFileSync(file, 'utf8')),
  );

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
          exclude: APART,
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: { name: 'unit-apart', env, include: APART, testTimeout: 60_000, hookTimeout: 60_000 },
      },
      {
        test: {
          name: 'hosts',
          include: ['tests/hosts/**/*.test.ts'],
          globalSetup: 'tests/hosts/findServers.ts',
          // These tests only read, so they share one parse of the built sites.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'tools',
          include: ['tests/tools/**/*.test.ts'],
          globalSetup: 'tests/tools/findTools.ts',
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
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
