/** Answers requests of a page in place of a server. */
import type { Page } from '@playwright/test';

export type Answer = Readonly<{ type: string; body: string | Buffer }>;

/**
 * Answers some requests of this page, not of tabs that it opens. Unlike Playwright’s routes it leaves all other requests and the browser’s
 * cache alone, which opens pages faster.
 * @param urls which requests, with `*` for any text
 * @param answerTo returns the answer for a type of resource, such as `Script`; a request without one fails
 */
export async function answerOnPage(
  page: Page,
  urls: string,
  answerTo: (resourceType: string) => Answer | undefined,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, resourceType }) => {
    const answer = answerTo(resourceType);
    const sent = answer
      ? session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: 200,
          responseHeaders: [{ name: 'Content-Type', value: answer.type }],
          body: Buffer.from(answer.body).toString('base64'),
        })
      : session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
    // A page that is closed or left meanwhile needs no answer.
    sent.catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: urls }] });
}

/** Blocks external requests of this page, not of tabs that it opens: frames get an empty page, scripts an empty script. */
export const answerOutsideOnPage = (page: Page): Promise<void> =>
  answerOnPage(page, 'https://*', (resourceType) =>
    resourceType === 'Script'
      ? { type: 'text/javascript', body: '' }
      : { type: 'text/html', body: '<title>outside</title>' },
  );
