import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { isWhole } from './whole.ts';

/**
 * Pictures and scripts come from the device, which keeps whole ones only. What is wrong is asked for once more, past the
 * cache of the browser: that may keep it for as long as the host says of the right file.
 */
export class FileStrategy extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const kept = await handler.cacheMatch(request);
    if (kept && (await isWhole(request.url, kept))) return kept;
    let answer = Response.error();
    for (const again of [false, true]) {
      const before = answer;
      answer = await handler.fetch(again ? new Request(request, { cache: 'reload' }) : request).catch(() => before);
      if (!(await isWhole(request.url, answer))) continue;
      handler.waitUntil(handler.cachePut(request, answer.clone()));
      return answer;
    }
    return notToBeKept(answer);
  }
}

/** Browsers hold what they have lately shown, and do not ask the worker again. */
function notToBeKept({ body, status, headers }: Response): Response {
  if (status === 0) return Response.error();
  const answer = new Response(body, { status, headers });
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}
