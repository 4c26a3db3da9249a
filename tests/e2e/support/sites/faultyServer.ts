/** Serves a built site with the faults of a bad line or of a host that changes pages, to be set by a test. */
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createStaticServer } from '../../../../scripts/serve/staticServer.ts';

/** `down`: no answer at all; `error`: status 500; `half`: the answer breaks off; `hold`: it waits for `release`. */
export type Fault = 'down' | 'error' | 'half' | 'hold';

export type FaultyServer = Readonly<{
  origin: string;
  /** What was asked for, such as `GET /about`; not what was fetched ahead of a tap. */
  asked: string[];
  /** Sets the fault of all answers from now on, or none. */
  suffer(fault?: Fault): void;
  /** Changes pages on their way from now on. */
  rewrite(change: (html: string, path: string) => string): void;
  /** Sends what was held back, and ends all faults. */
  release(): void;
  /** Serves another build from now on. */
  serve(root: string): void;
  close(): void;
}>;

/** Starts a server of a built site. */
export async function startFaultyServer(root: string): Promise<FaultyServer> {
  let site = createStaticServer(root);
  let fault: Fault | undefined;
  let rewrite: Parameters<FaultyServer['rewrite']>[0] | undefined;
  let held: (() => void)[] = [];
  const asked: string[] = [];
  const server = await listening(
    createServer(async (asking, response) => {
      if (!asking.headers['sec-purpose']) asked.push(`${asking.method} ${asking.url}`);
      if (fault === 'hold') await new Promise<void>((resolve) => held.push(resolve));
      if (fault === 'down') asking.socket.destroy();
      else if (fault === 'error') response.writeHead(500, { 'Content-Type': 'text/html' }).end('<h1>Out of order</h1>');
      else if (fault === 'half') await sendHalf(site, asking, response);
      else if (rewrite) await sendRewritten(site, asking, response, rewrite);
      else site.emit('request', asking, response);
    }),
  );
  return {
    origin: originOf(server),
    asked,
    suffer(next) {
      fault = next;
    },
    rewrite(change) {
      rewrite = change;
    },
    release() {
      fault = undefined;
      for (const go of held) go();
      held = [];
    },
    serve(next) {
      site = createStaticServer(next);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function listening(server: Server): Promise<Server> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}

const originOf = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}`;

/** Announces the whole answer, sends its first half and breaks off. */
async function sendHalf(site: Server, asking: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers, body } = await answerTo(site, asking);
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
}

async function sendRewritten(
  site: Server,
  asking: IncomingMessage,
  response: ServerResponse,
  change: Parameters<FaultyServer['rewrite']>[0],
): Promise<void> {
  const { status, headers, body } = await answerTo(site, asking);
  const isPage = headers['content-type']?.startsWith('text/html');
  const sent = isPage ? change(body.toString(), asking.url ?? '') : body;
  // No longer what the validator names.
  const { etag: _etag, 'content-length': _length, ...rest } = headers;
  response.writeHead(status, rest).end(sent);
}

/** The whole answer of a site, not compressed. */
async function answerTo(site: Server, { url, method }: IncomingMessage) {
  const whole = await listening(createServer((...each) => site.emit('request', ...each)));
  const answer = await new Promise<IncomingMessage>((resolve) =>
    request(`${originOf(whole)}${url}`, { agent: false, method }, resolve).end(),
  );
  const body = await buffer(answer);
  whole.close();
  return { status: answer.statusCode ?? 200, headers: answer.headers, body };
}
