import { type IncomingHttpHeaders, request } from 'node:http';

export type RawResponse = Readonly<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>;

/** Requests a path from a local server verbatim: `fetch` would normalise it. */
export function rawRequest(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, headers, method, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject).end();
  });
}
