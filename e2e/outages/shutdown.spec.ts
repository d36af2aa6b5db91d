import { isClosed, slowUpload, steadyTraffic } from '../support/connections';
import { required } from '../support/environment';
import { expect, short, test } from '../support/faults';
import { stateFigure } from '../support/figure';

/** From the signal to the end of the process; the harness would kill it after 20 s. */
const atMostMs = 15_000;
const popMarket = '/business/merc/popMarket/list';

async function timed(end: () => Promise<unknown>): Promise<number> {
  const began = Date.now();
  await end();
  return Date.now() - began;
}

test('the site shuts down within 15 s despite hung calls and steady traffic, and every answer is complete', async ({
  request,
  servers,
}) => {
  const site = required('E2E_SITE_URL');
  await servers.setFault({ kind: 'hang', path: popMarket });
  await servers.forgetCalls();
  const visitors = short(10, 50);
  const calls = Array.from({ length: visitors }, (_, visitor) =>
    request.get(`/api/gateway${popMarket}?popClient=1`, {
      headers: { 'x-forwarded-for': `203.0.113.${visitor + 1}` },
      // A connection that the site closes as idle may be reused in the same moment.
      maxRetries: 1,
    }),
  );
  const hung = async () => (await servers.calls()).byPath[popMarket] ?? 0;
  await expect.poll(hung).toBeGreaterThanOrEqual(visitors);
  const { seen, ended } = steadyTraffic(`${site}/`, 5, (text) => text.trimEnd().endsWith('</html>'));
  await expect.poll(() => seen.answers).toBeGreaterThan(5);

  const ms = await timed(servers.stopSite);
  for (const answer of await Promise.all(calls)) {
    expect([503, 504]).toContain(answer.status());
    expect(await answer.json()).toMatchObject({ data: null });
  }
  await ended;
  stateFigure(
    'siteStopped',
    `ends after ${ms} ms; ${seen.answers} answers, ${seen.broken.length} incomplete`,
  );
  expect(ms).toBeLessThanOrEqual(atMostMs);
  expect(seen.broken).toEqual([]);
});

test('the gateway shuts down within 15 s despite slow requests and steady traffic, and every answer is complete', async ({
  servers,
}) => {
  const gateway = required('E2E_CMS_URL');
  const login = `${gateway}/cms-api/users/login`;
  const json = { 'Content-Type': 'application/json' };
  const body = '{"email":"nobody@kompassa.example","password":"none"}';
  const [late] = await Promise.all([slowUpload(login, body, json), slowUpload(login, body, json)]);
  const { seen, ended } = steadyTraffic(`${gateway}/healthz`, 5, (text) => text.endsWith('}'));
  await expect.poll(() => seen.answers).toBeGreaterThan(5);

  const stopped = timed(servers.stopGateway);
  await expect.poll(() => isClosed(gateway)).toBe(true);
  const answer = await late.finish();
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(answer).toMatch(/^connection: close\r$/im);
  expect(answer).toContain('}');
  // The other upload never ends.
  const ms = await stopped;
  await ended;
  stateFigure(
    'gatewayStopped',
    `ends after ${ms} ms; ${seen.answers} answers, ${seen.broken.length} incomplete`,
  );
  expect(ms).toBeLessThanOrEqual(atMostMs);
  expect(seen.broken).toEqual([]);
});
