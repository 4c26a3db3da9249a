/** Sends a file as nginx does: compressed, in parts, or not at all if the browser has it. */
import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

export type Found = Readonly<{
  type: string | undefined;
  body: Buffer;
  /** Of a compressed file. */
  encoding?: string;
  changed?: Date;
}>;

/** The best first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Reads a file, or a compressed copy of it that the browser accepts. Whole, as a stream may fail when its answer has begun.
 * @returns undefined if there is no such file
 */
export async function readFile(file: string, type: string | undefined, accepted = ''): Promise<Found | undefined> {
  for (const [encoding, ending] of ENCODINGS) {
    const found = accepts(accepted, encoding) ? await readWhole(file + ending) : undefined;
    if (found) return { ...found, type, encoding };
  }
  const found = await readWhole(file);
  return found && { ...found, type };
}

async function readWhole(file: string): Promise<{ body: Buffer; changed: Date } | undefined> {
  const handle = await open(file).catch(() => undefined);
  try {
    const stats = await handle?.stat();
    return handle && stats?.isFile() ? { body: await handle.readFile(), changed: stats.mtime } : undefined;
  } finally {
    await handle?.close();
  }
}

/** Whether a browser accepts an encoding: listed by name, and not with the weight 0. */
function accepts(header: string, encoding: string): boolean {
  const weight = String.raw`(?:;\s*q\s*=\s*(?:1(?:\.0*)?|0?\.0*[1-9]\d*)\s*)?`;
  return new RegExp(String.raw`(?:^|,)\s*${encoding}\s*${weight}(?:,|$)`, 'i').test(header);
}

/** Sends a file as it is, or what the request leaves of it. */
export function sendFile({ headers }: IncomingMessage, response: ServerResponse, found: Found): void {
  const { body, type, changed } = found;
  const size = body.length;
  const etag = changed && `"${changed.getTime().toString(16)}-${size.toString(16)}"`;
  if (changed && etag) {
    response.setHeader('ETag', etag).setHeader('Last-Modified', changed.toUTCString());
    if (isKnown(headers, etag, changed)) {
      response.writeHead(304).end();
      return;
    }
  }
  const ifRange = headers['if-range'];
  const isSame = ifRange === undefined || ifRange === etag || isTime(String(ifRange), changed);
  // As nginx does, compressed files are sent whole.
  const ranges = isSame && !found.encoding ? rangesOf(headers.range, size) : undefined;
  if (!found.encoding) response.setHeader('Accept-Ranges', 'bytes');
  if (!ranges) {
    sendWhole(response, 200, found);
    return;
  }
  const contentRange = ([start, end]: Range) => `bytes ${start}-${end - 1}/${size}`;
  const [first, ...others] = ranges;
  if (!first) response.writeHead(416, { 'Content-Range': `bytes */${size}`, 'Content-Length': 0 }).end();
  else if (others.length === 0) {
    response.setHeader('Content-Range', contentRange(first));
    sendWhole(response, 206, { type, body: body.subarray(...first) });
  } else {
    const boundary = randomUUID();
    const parts = ranges.flatMap((range) => [
      Buffer.from(`\r\n--${boundary}\r\nContent-Type: ${type}\r\nContent-Range: ${contentRange(range)}\r\n\r\n`),
      body.subarray(...range),
    ]);
    const whole = Buffer.concat([...parts, Buffer.from(`\r\n--${boundary}--\r\n`)]);
    sendWhole(response, 206, { type: `multipart/byteranges; boundary=${boundary}`, body: whole });
  }
}

/** Without its body in response to `HEAD`: Node.js knows. */
export function sendWhole(response: ServerResponse, status: number, { type, body, encoding }: Found): void {
  response.writeHead(status, {
    ...(type ? { 'Content-Type': type } : {}),
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
    'Content-Length': body.length,
    Vary: 'Accept-Encoding',
  });
  response.end(body);
}

/** Times in headers have no milliseconds. */
const isTime = (text: string, time: Date | undefined) => Date.parse(text) === Date.parse(time?.toUTCString() ?? '');

function isKnown(headers: IncomingHttpHeaders, etag: string, changed: Date): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers;
  if (tags === undefined) return since !== undefined && isTime(since, changed);
  const known = tags.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

/** From a byte to before another. */
type Range = readonly [start: number, end: number];

/** With numbers that any server can read. */
const RANGE = /^ *(?:(\d{1,18}) *- *(\d{0,18})|-(\d{1,18})) *$/;

/**
 * The parts that a `Range` header asks for: those that there are, in its order.
 * @returns undefined for the whole, none if nothing can be sent
 */
function rangesOf(header: string | undefined, size: number): readonly Range[] | undefined {
  const list = /^bytes=(.+)$/i.exec(header ?? '')?.[1]?.split(',');
  if (!list) return undefined;
  const ranges: Range[] = [];
  for (const asked of list) {
    const [isRange, from, to, last] = RANGE.exec(asked) ?? [];
    if (isRange === undefined) return [];
    const start = last === undefined ? Number(from) : Math.max(size - Number(last), 0);
    const end = to ? Math.min(Number(to) + 1, size) : size;
    if (start < end) ranges.push([start, end]);
    else if (start === 0) return undefined;
  }
  // Parts that overlap so much cost more than the whole.
  return ranges.reduce((sum, [start, end]) => sum + end - start, 0) > size ? undefined : ranges;
}
