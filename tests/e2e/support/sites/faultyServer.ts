/** Serves a built site with the faults of a bad line or of a host that changes pages, to be set by a test. */
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createStaticServer } from '../../../../scripts/serve/staticServer.ts';
import type { Answer } from '../../../support/rewriters.ts';

/** `down`: no answer at all; `error`: status 500; `half`: the answer breaks off; `hold`: it waits for `release`. */
export type Fault = 'down' | 'error' | 'half' | 'hold';

export type FaultyServer = Readonly<{
  origin: string;
  /** What was asked for, such as `GET /about`; not what was fetched ahead of a tap. */
  asked: string[];
  /** Sets the fault of all answers from now on, or none. */
  suffer(fault?: Fault): void;
  /** Changes answers on their way from now on, or no longer. */
  change(change?: (answer: Answer, path: string) => Answer): void;
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
  let change: Parameters<FaultyServer['change']>[0];
  let held: (() => void)[] = [];
  const asked: string[] = [];
  const server = await listening(
    createServer(async (asking, response) => {
      if (!asking.headers['sec-purpose']) asked.push(`${asking.method} ${asking.url}`);
      if (fault === 'hold') await new Promise<void>((resolve) => held.push(resolve));
      if (fault === 'down') asking.socket.destroy();
      else if (fault === 'error') response.writeHead(500, { 'Content-Type': 'text/html' }).end('<h1>Out of order</h1>');
      else if (fault === 'half') await sendHalf(site, asking, response);
      else if (change) {
        const { status, headers, body } = change(await answerTo(site, asking), asking.url ?? '');
        response.writeHead(status, headers).end(body);
      } else site.emit('request', asking, response);
    }),
  );
  return {
    origin: originOf(server),
    asked,
    suffer(next) {
      fault = next;
    },
    change(next) {
      change = next;
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

/** The whole answer of a site, not compressed, and without its length. */
async function answerTo(site: Server, { url, method }: IncomingMessage): Promise<Answer> {
  const whole = await listening(createServer((...each) => site.emit('request', ...each)));
  const answer = await new Promise<IncomingMessage>((resolve) =>
    request(`${originOf(whole)}${url}`, { agent: false, method }, resolve).end(),
  );
  const body = await buffer(answer);
  whole.close();
  const { 'content-length': _length, ...headers } = answer.headers;
  return { status: answer.statusCode ?? 200, headers, body };
}
