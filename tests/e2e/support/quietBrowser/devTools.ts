/** The DevTools protocol over a pipe, as browsers speak it when they are started with `--remote-debugging-pipe`. */
import { EventEmitter, once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { CDPSession } from '@playwright/test';

/** Sends a command and resolves with its result; rejects with the browser's message. */
export type Send = CDPSession['send'];

/** An end of messages. */
const END = '\0';

type Message = Readonly<{
  id?: number;
  sessionId?: string;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: Readonly<{ message: string }>;
}>;

export type DevTools = Readonly<{
  /** Commands to the browser, or to what a session is attached to. */
  sendTo(sessionId?: string): Send;
  /** Resolves with the parameters of the next event of a session. */
  next(method: string, sessionId: string): Promise<unknown>;
}>;

/** @param requests where the browser reads @param answers where it writes */
export function openDevTools(requests: Writable, answers: Readable): DevTools {
  const heard = new EventEmitter().setMaxListeners(0);
  const hear = ({ id, sessionId, method, ...content }: Message) =>
    id === undefined ? heard.emit(`${sessionId} ${method}`, content.params) : heard.emit(`answer ${id}`, content);
  let begun = '';
  answers.setEncoding('utf8').on('data', (text: string) => {
    const messages = (begun + text).split(END);
    begun = messages.pop() ?? '';
    for (const message of messages) hear(JSON.parse(message));
  });

  let last = 0;
  async function ask(message: object): Promise<unknown> {
    last += 1;
    const answered = once(heard, `answer ${last}`);
    requests.write(JSON.stringify({ id: last, ...message }) + END);
    const [{ result, error }] = (await answered) as [Message];
    if (error) throw new Error(error.message);
    return result;
  }

  return {
    sendTo: (sessionId) => ((method: string, params?: object) => ask({ sessionId, method, params })) as Send,
    next: async (method, sessionId) => (await once(heard, `${sessionId} ${method}`))[0],
  };
}
