import type { Page, Request, Route } from '@playwright/test';

/** A promise that somebody else fulfils. */
function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

/** A request of a page that goes on when it is told to. */
interface Held {
  /** Fulfilled once the request is held. */
  reached: Promise<void>;
  letGo: () => void;
}

/** Holds back one request of a page, the next that is `wanted`: on its way to the server, or its answer on the way back. */
export async function holdBack(
  page: Page,
  wanted: (request: Request) => boolean,
  held: 'request' | 'answer',
): Promise<Held> {
  const [reach, leave] = [signal(), signal()];
  let isHeld = false;
  const hold = async (route: Route) => {
    if (isHeld || !wanted(route.request())) return route.fallback();
    isHeld = true;
    const response = held === 'answer' ? await route.fetch({ timeout: 0 }) : undefined;
    reach.give();
    await leave.given;
    return response ? route.fulfill({ response }) : route.continue();
  };
  await page.route('**/*', hold);
  return { reached: reach.given, letGo: leave.give };
}
