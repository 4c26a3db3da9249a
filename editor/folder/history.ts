/** The last saves, so that they can be undone. They are kept outside the content folders. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { notWritten, writeAtomically } from './writeFiles.ts';

const MOST_SAVES = 50;

const content = z.object({
  /** When it was saved: ISO date and time. */
  time: z.iso.datetime(),
  /** What it changed, in words; an older editor kept none. */
  message: z.string().optional(),
  files: z.array(z.strictObject({ path: z.string(), before: z.string().optional(), after: z.string().optional() })),
});

/** A save: each file with its text before and after it; undefined where there was no file. */
export type Save = Readonly<z.infer<typeof content> & { id: string }>;

export type SavedChange = Save['files'][number];

export type History = Readonly<{
  /** The last saves, the latest first. */
  saves(): readonly Save[];
  /**
   * Keeps a save, and forgets the oldest one beyond the last fifty; if writing fails, the history stays as it was.
   * @param message what it changed, in words
   * @throws NotWritten; what `write` throws
   */
  keep(files: readonly SavedChange[], message: string, write: () => void): void;
}>;

/**
 * @param folder where the saves are kept, one file each
 * @param now the clock
 */
export function openHistory(folder: string, now: () => Date): History {
  mkdirSync(folder, { recursive: true });
  const fileOf = (id: string) => join(folder, `${id}.json`);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  let saves = names.sort().flatMap((name) => readSave(folder, name));
  const forget = (id: string) => {
    rmSync(fileOf(id), { force: true });
    saves = saves.filter((save) => save.id !== id);
  };
  return {
    saves: () => saves.toReversed(),
    keep(files, message, write) {
      const time = now().toISOString();
      const id = freeId(time.replace(/\D/g, ''), fileOf);
      const save = { time, message, files: [...files] };
      // What cannot be undone is not written.
      try {
        writeAtomically(fileOf(id), JSON.stringify(save));
      } catch (error) {
        throw notWritten('.cache/editor/history', error);
      }
      try {
        write();
      } catch (error) {
        rmSync(fileOf(id), { force: true });
        throw error;
      }
      saves = [...saves, { id, ...save }];
      for (const old of saves.slice(0, -MOST_SAVES)) forget(old.id);
    },
  };
}

function freeId(wanted: string, fileOf: (id: string) => string): string {
  for (let count = 0; ; count += 1) {
    const id = `${wanted}-${String(count).padStart(3, '0')}`;
    if (!existsSync(fileOf(id))) return id;
  }
}

/** A save that cannot be read is none: the files themselves are whole. */
function readSave(folder: string, name: string): readonly Save[] {
  try {
    return [
      { id: name.replace(/\.json$/, ''), ...content.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))) },
    ];
  } catch {
    return [];
  }
}
