import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const LOCK_FILE = '.lock';

/** The byte that is locked, far behind the text: Windows lets no one read a locked one. */
const LOCKED_BYTE = 1_000_000;

const TRY_AGAIN_MS = 200;

export type Lock = Readonly<{
  /** Whether another build had it first. */
  waited: boolean;
  /** Whether this machine has such locks. */
  isHeld: boolean;
  release(): void;
}>;

/**
 * Waits until no other build writes into a folder, and keeps others waiting from then on. The system lets go of the lock
 * when the process ends, however it ends; and it is the same lock however the folder's path is written.
 * @param now told to those who wait
 * @param tell is given a line when there is something to wait for
 * @throws the signal's reason when it says to stop waiting
 */
export async function lockOutput(
  outDir: string,
  now: Date,
  tell: (line: string) => void,
  stopped?: AbortSignal,
): Promise<Lock> {
  mkdirSync(outDir, { recursive: true });
  const path = join(outDir, LOCK_FILE);
  const file = openSync(path, 'a+');
  let waited = false;
  try {
    // A machine for which the package has no code is told below.
    const { tryLock } = await import('fs-native-extensions');
    while (!tryLock(file, LOCKED_BYTE, 1)) {
      if (!waited) tell(waitingFor(outDir, readFileSync(path, 'utf8')));
      waited = true;
      await wait(TRY_AGAIN_MS);
      if (stopped?.aborted) break;
    }
  } catch {
    closeSync(file);
    tell(`${outDir} cannot be locked on this machine: let no other build write there until this one is ready.`);
    return { waited, isHeld: false, release: () => undefined };
  }
  stopped?.throwIfAborted();
  ftruncateSync(file);
  writeSync(file, `process ${process.pid} since ${now.toLocaleString('sv-SE')}`);
  return { waited, isHeld: true, release: () => closeSync(file) };
}

function waitingFor(outDir: string, holder: string): string {
  const who = holder ? ` (${holder})` : '';
  return `Another build${who} writes into ${outDir}. This one begins when that has ended; Ctrl-C ends this one.`;
}
