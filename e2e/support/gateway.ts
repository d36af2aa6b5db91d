import type { Page } from '@playwright/test';

/** The gateway as a page sees it when it hangs, and what it comes to in the end. */
export interface Hanging {
  /** Answers every call that waits, and every later one, as the API proxy does for a gateway that fails. */
  fail: (status?: number, headers?: Record<string, string>) => void;
  /** Answers as the gateway does. */
  recover: () => void;
}

/** Lets the calls to `url` hang. */
export async function hang(page: Page, url: string): Promise<Hanging> {
  let answer: (how: 'really' | { status: number; headers?: Record<string, string> }) => void = () => {};
  const answered = new Promise<Parameters<typeof answer>[0]>((resolve) => (answer = resolve));
  await page.unroute(url);
  await page.route(url, async (route) => {
    const how = await answered;
    if (how === 'really') await route.continue();
    else await route.fulfill({ ...how, json: { code: how.status, msg: 'No.', data: null } });
  });
  return {
    fail: (status = 504, headers = {}) => answer({ status, headers }),
    recover: () => answer('really'),
  };
}
