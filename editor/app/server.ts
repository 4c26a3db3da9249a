/** What this window asks of this machine: publishing. */
import { hc } from 'hono/client';
import type { Api } from '../server/api.ts';

/** The server's routes, with the types of what they take and return. */
export const server = hc<Api>('/api');

/** What the server refused, in its own words. */
export class Refused extends Error {
  override name = 'Refused';
}

/** An editor that was started again does not know this window until its new address was opened in this browser. */
const FORBIDDEN = 403;

/**
 * The content of an answer.
 * @throws Refused with the server's sentence; TypeError if the server does not answer, or does not know this window
 */
export async function read<T>(
  asked: Promise<{ ok: boolean; status: number; json(): Promise<T>; text(): Promise<string> }>,
): Promise<T> {
  const answer = await asked;
  if (answer.ok) return answer.json();
  if (answer.status === FORBIDDEN) throw new TypeError('The editor does not know this window.');
  throw new Refused((await answer.text()).trim());
}
