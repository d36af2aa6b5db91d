import { expect, short, test } from '../support/faults';
import { stateFigure } from '../support/figure';
import { atOnce, percentile, timed } from '../support/load';

const count = short(300, 1_000);
const mostCalls = 20;
const mostMs = 1_000;
/** A busy machine is late with every page: so many times as late as with one that needs nothing may it be here. */
const mostTimes = 4;

/** The site waits as long as it does by default, and has no index of known addresses: it starts while the gateway hangs. */
const deadlines = { RENDER_DEADLINE_MS: '5000', ARRIVAL_DEADLINE_MS: '150' };
/** The call of a site that looks whether the gateway is back. */
const probe = '/officialMenuRelation/getList';

const address = (index: number) => `${index % 2 ? '/de' : ''}/companyEncy/${800_000_000 + index}.html`;

test.beforeEach(async ({ servers }) => {
  await servers.setFault({ kind: 'hang' });
  await servers.startSite(deadlines);
});

test('pages that were never rendered answer 503 at once while the gateway hangs, also during a probe', async ({
  servers,
}) => {
  // The first requests wait for the deadline of a page; then the circuit breaker is open.
  await atOnce(10, 10, (index) => timed(address(index)));
  const plain: number[] = [];
  await atOnce(8, 200, async () => plain.push((await timed('/no-such-page')).ms));
  await servers.forgetCalls();
  const callsOf = async (path: string) => (await servers.calls()).byPath[path] ?? 0;
  await expect.poll(() => callsOf(probe)).toBeGreaterThan(0);

  const times: number[] = [];
  const wrong: string[] = [];
  const began = performance.now();
  await atOnce(8, count, async (index) => {
    const { status, ms } = await timed(address(index));
    times.push(ms);
    if (status !== 503) wrong.push(`${address(index)}: ${status}`);
  });
  const p99 = percentile(times, 0.99);
  // The other calls come from timers: probes, redirects, the index of known addresses.
  const calls = await callsOf('/officialArticle/showArticleDetailById');
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  stateFigure(
    'neverRendered',
    `${count} in ${seconds} s, ${wrong.length} wrong; half within ${percentile(times, 0.5).toFixed(0)} ms, 99 % within ${p99.toFixed(0)} ms; ${calls} calls`,
  );
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(p99).toBeLessThanOrEqual(Math.max(mostMs, mostTimes * percentile(plain, 0.99)));
  expect(calls).toBeLessThanOrEqual(mostCalls);
});

test('a first visit does not wait for a gateway that hangs', async () => {
  const headers = {
    'accept-language': 'de',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140',
    'x-forwarded-for': '53.18.1.1',
  };
  const { status, headers: answered, ms } = await timed('/cht/Services', headers);
  expect([status, answered.get('location')]).toEqual([307, '/de/cht/Services']);
  expect(ms).toBeLessThanOrEqual(mostMs);
});
