import { hc } from 'hono/client';
import type { Api } from '../server/api.ts';

/** The server's routes, with the types of what they take and return. */
export const api = hc<Api>('/api');

/** What the server refused, in its own words. */
export class Refused extends Error {
  override name = 'Refused';
}

/**
 * The content of an answer.
 * @throws Refused with the server's sentence; TypeError if the server does not answer
 */
export async function read<T>(
  asked: Promise<{ ok: boolean; status: number; json(): Promise<T>; text(): Promise<string> }>,
): Promise<T> {
  const answer = await asked;
  if (answer.ok) return answer.json();
  throw new Refused((await answer.text()).trim());
}
