import type { Page } from '@playwright/test';

import { pause } from './environment';

/** The handling of a request: it continues after some seconds, or is answered with JSON. */
type Handling = { delay: number } | { json: object };

/**
 * Delays or answers the requests of one pattern (`*` stands for any characters) in a page, and no others. Playwright's
 * `route` sends every request of the page through the test and turns the HTTP cache off.
 */
export async function intercept(page: Page, urlPattern: string, handling: Handling): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const handle = async (requestId: string) => {
    if ('json' in handling) {
      const body = Buffer.from(JSON.stringify(handling.json)).toString('base64');
      const responseHeaders = [{ name: 'Content-Type', value: 'application/json' }];
      await session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body });
    } else {
      await pause(handling.delay);
      await session.send('Fetch.continueRequest', { requestId });
    }
  };
  // A request whose page is left meanwhile has no answer any more.
  session.on('Fetch.requestPaused', ({ requestId }) => void handle(requestId).catch(() => undefined));
  await session.send('Fetch.enable', { patterns: [{ urlPattern }] });
}
