import { expect, short, test } from '../support/faults';
import { stateFigure } from '../support/figure';
import { atOnce, percentile, timed } from '../support/load';

const count = short(300, 1_000);
const mostCalls = 20;
const mostMs = 1_000;
/** A busy machine is late with every page: so many times as late as with one that needs nothing may it be here. */
const mostTimes = 4;
const patience = { timeout: 90_000, intervals: [500] };

/** The site has no index of known addresses: it is started while the gateway can tell nothing. */
const address = (index: number) => `${index % 2 ? '/de' : ''}/companyEncy/${800_000_000 + index}.html`;

test('pages that were never rendered answer 503 at once while the gateway hangs, also during a probe', async ({
  page,
  servers,
  problems,
}) => {
  test.setTimeout(600_000);
  await servers.setFault({ kind: 'hang' });
  await servers.stopSite();
  await servers.startSite();
  // The first requests wait for the deadline of a page; then the circuit breaker is open.
  await atOnce(10, 10, (index) => timed(address(index)));
  const plain: number[] = [];
  await atOnce(8, 200, async () => plain.push((await timed('/no-such-page')).ms));
  await servers.forgetCalls();

  const times: number[] = [];
  const wrong: string[] = [];
  const began = performance.now();
  await atOnce(8, count, async (index) => {
    const { status, headers, text, ms } = await timed(address(index));
    times.push(ms);
    const lang = index % 2 ? 'de' : 'en';
    const isRight =
      status === 503 &&
      headers.get('retry-after') === '10' &&
      /no-store/.test(headers.get('cache-control') ?? '') &&
      text.includes(`lang="${lang}"`) &&
      text.includes('<header') &&
      text.includes('哎呀，页面错误~') &&
      text.trimEnd().endsWith('</html>');
    if (!isRight) wrong.push(`${address(index)}: ${status} ${headers.get('cache-control')}`);
    // Longer than the pause before a probe, however fast the site answers.
    await new Promise((resolve) => setTimeout(resolve, 60));
  });
  const { byPath } = await servers.calls();
  const p99 = percentile(times, 0.99);
  // The other calls come from timers: probes, redirects, the index of known addresses.
  const calls = byPath['/officialArticle/showArticleDetailById'] ?? 0;
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  stateFigure(
    'neverRendered',
    `${count} in ${seconds} s, ${wrong.length} wrong; half within ${percentile(times, 0.5).toFixed(0)} ms, 99 % within ${p99.toFixed(0)} ms; ${calls} calls`,
  );
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(p99).toBeLessThanOrEqual(Math.max(mostMs, mostTimes * percentile(plain, 0.99)));
  expect(calls).toBeLessThanOrEqual(mostCalls);

  for (const [path, title] of [
    [address(0), 'This page cannot be shown at the moment'],
    [address(1), 'Diese Seite lässt sich gerade nicht anzeigen'],
  ] as const) {
    expect((await page.goto(path))?.status(), path).toBe(503);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('503', { exact: true })).toBeVisible();
    await expect(page.getByText('哎呀，页面错误~')).toHaveAttribute('lang', 'zh-Hans');
  }
  await servers.setFault({ kind: 'pass' });
  await expect.poll(async () => (await timed(address(0))).status, patience).toBe(404);
  // The browser itself logs the status of the pages.
  problems.wantStatus(503);
});
