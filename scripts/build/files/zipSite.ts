import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { IMMUTABLE_FOLDERS } from '../../hosts/sharedHeaders.ts';
import { filesIn } from './filesIn.ts';

/** The archive of a site: beside its folder. */
export const archiveOf = (outDir: string) => `${outDir}.zip`;

const PACKED = /\.(?:br|gz|avif|webp|jpg|png|woff2)$/;

/** Readable by everyone, so by the web server too, whatever the rights were on this machine. */
const UNIX = { os: 3, attrs: 0o100644 << 16 } as const;

/**
 * Writes an archive of a site, to be unpacked in the folder that a host serves. The same files with the same times give the same bytes;
 * hosts tell by the times what has changed.
 */
export function zipSite(outDir: string, archive: string): void {
  const names = filesIn(outDir);
  // Pages come after the pictures and scripts that they need: the host serves while it unpacks.
  const isNeeded = (name: string) => IMMUTABLE_FOLDERS.some((folder) => name.startsWith(`${folder}/`));
  const entries: Zippable = {};
  for (const name of [...names.filter(isNeeded), ...names.filter((name) => !isNeeded(name))]) {
    const file = join(outDir, name);
    const { mtime } = statSync(file);
    const level = PACKED.test(name) ? 0 : 9;
    entries[name] = [readFileSync(file), { ...UNIX, level, mtime, extra: exactTime(mtime) }];
  }
  writeFileSync(archive, zipSync(entries));
}

/** The time in UTC to the second. An archive's own times are local ones, to two seconds. */
function exactTime(time: Date): Record<number, Uint8Array> {
  const field = new DataView(new ArrayBuffer(5));
  field.setUint8(0, 1);
  field.setInt32(1, time.getTime() / 1000, true);
  return { 21589: new Uint8Array(field.buffer) };
}
