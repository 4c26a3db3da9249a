import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Offset of the locked byte, far beyond the text: on Windows a locked byte cannot be read. */
const LOCKED_BYTE = 1_000_000;

const TRY_AGAIN_MS = 200;

type Lock = Readonly<{
  waited: boolean;
  /** Whether the folder is locked: some machines do not support it. */
  isHeld: boolean;
  release(): void;
}>;

/**
 * Waits until no other build writes to a folder, then locks it. The system releases the lock when the process ends, however it ends;
 * different spellings of the path share one lock.
 * @param now start time that waiting builds display
 * @param tell receives a line if this build has to wait
 * @throws the signal's reason when aborted
 */
export async function lockOutput(
  outDir: string,
  now: Date,
  tell: (line: string) => void,
  stopped?: AbortSignal,
): Promise<Lock> {
  mkdirSync(outDir, { recursive: true });
  const path = join(outDir, '.lock');
  const file = openSync(path, 'a+');
  let waited = false;
  try {
    // The package has no binary for some machines: the catch below says so.
    const { tryLock } = await import('fs-native-extensions');
    while (!stopped?.aborted && !tryLock(file, LOCKED_BYTE, 1)) {
      const holder = readFileSync(path, 'utf8');
      if (!waited)
        tell(
          `Another build${holder && ` (${holder})`} is writing to ${outDir}. This one starts when it has finished; press Ctrl-C to cancel.`,
        );
      waited = true;
      await wait(TRY_AGAIN_MS);
    }
  } catch {
    closeSync(file);
    tell(`${outDir} cannot be locked on this machine: start no other build there until this one has finished.`);
    return { waited, isHeld: false, release: () => undefined };
  }
  stopped?.throwIfAborted();
  ftruncateSync(file);
  writeSync(file, `process ${process.pid} since ${now.toLocaleString('sv-SE')}`);
  return { waited, isHeld: true, release: () => closeSync(file) };
}
