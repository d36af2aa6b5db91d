import type { Page } from '@playwright/test';

/**
 * Answers the requests of one pattern (`*` stands for any characters) with JSON, and touches no others. Playwright's
 * `route` sends every request of the page through the test and turns the HTTP cache off.
 */
export async function answerWithJson(page: Page, urlPattern: string, json: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const body = Buffer.from(JSON.stringify(json)).toString('base64');
  const responseHeaders = [{ name: 'Content-Type', value: 'application/json' }];
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = { requestId, responseCode: 200, responseHeaders, body };
    // A request whose page is left meanwhile has no answer any more.
    void session.send('Fetch.fulfillRequest', answer).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern }] });
}
