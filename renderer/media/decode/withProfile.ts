import { crc32, deflateSync } from 'node:zlib';

/** The length of a PNG's signature and first chunk, its header. */
const HEADER = 33;

/**
 * Adds a colour profile to a PNG that has none, without changing its pixels.
 * @param profile an ICC profile
 */
export function withProfile(png: Buffer, profile: Buffer): Buffer {
  // A name, the end of the name, and the only method of compression.
  const content = Buffer.concat([Buffer.from('icc\0\0', 'latin1'), deflateSync(profile)]);
  return Buffer.concat([png.subarray(0, HEADER), chunk('iCCP', content), png.subarray(HEADER)]);
}

/** A part of a PNG: the length of its content, its type, the content, a checksum. */
function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
