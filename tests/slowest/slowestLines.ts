/** A test and how long it took, in milliseconds. */
export type TimedTest = Readonly<{ file: string; name: string; duration: number }>;

const MOST = 25;

/** Lines that list the slowest tests, those that took longest first. */
export function slowestLines(tests: readonly TimedTest[]): readonly string[] {
  const total = tests.reduce((sum, { duration }) => sum + duration, 0);
  const slowest = [...tests].sort((one, other) => other.duration - one.duration).slice(0, MOST);
  const lines = slowest.map(({ file, name, duration }) => `${seconds(duration).padStart(7)}  ${file}: ${name}`);
  return [`The slowest of ${tests.length} tests, which took ${seconds(total)} in all:`, ...lines];
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
