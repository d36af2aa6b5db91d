import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import { openCollector } from '../support/collector';
import { isClosed, slowUpload } from '../support/connections';
import { required } from '../support/environment';
import { expect, test } from '../support/faults';

/** The servers that a process started, the oldest first; the shells beside them are their guards. */
const childrenOf = (parent: number): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, of, command = '']) => Number(of) === parent && !/(^|\/)sh$/.test(command))
    .map(([pid]) => Number(pid))
    .sort((a, b) => a - b);

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** The metrics of both servers, as the dashboard shows them. */
const ofProcess = ['http.server.request.duration', 'nodejs.eventloop.delay.p99', 'process.memory.usage'];
const ofSite = [
  ...ofProcess,
  'http.client.request.duration',
  'site.gateway.breaker.open',
  'site.gateway.calls.waiting',
  'site.page.age',
  'site.page.cache.reads',
  'site.page.renders',
];
const ofGateway = [...ofProcess, 'gateway.jobs.waiting', 'gateway.outbox.age', 'gateway.outbox.length'];

/** A server starts, and the other one finds it. */
const started = { timeout: 120_000, intervals: [250] };

test('npm start sends metrics and traces, keeps the site up without the gateway, restarts what crashes, and answers at its end what has begun', async ({
  request,
  servers,
}) => {
  const [site, gateway] = [required('E2E_SITE_URL'), required('E2E_GATEWAY_URL')];
  const collector = await openCollector();
  const { pid, log } = await servers.startStarter({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_METRIC_EXPORT_INTERVAL: '500',
  });
  const lines = () => (existsSync(log) ? readFileSync(log, 'utf8') : '');
  const healthOf = async (url: string) => {
    const answer = await request.get(url).catch(() => undefined);
    return answer?.ok() ? ((await answer.json()) as { data: object }).data : undefined;
  };
  await expect.poll(lines, started).toContain('Ready. Ctrl-C stops everything.');
  const [gatewayProcess = 0, siteProcess = 0] = childrenOf(pid);

  await test.step('a call has one trace in both servers, and a collector gets every metric', async () => {
    await servers.untilReached();
    await expect.poll(collector.traces).toContainEqual(['kompassa-gateway', 'kompassa-site']);
    // Some are sent once a page has been rendered.
    const sentBy = (service: string) => async () => {
      await request.get('/cht/About');
      return [...collector.metricsOf(service)].sort();
    };
    await expect.poll(sentBy('kompassa-site')).toEqual(ofSite.sort());
    await expect.poll(sentBy('kompassa-gateway')).toEqual(ofGateway.sort());
  });

  await test.step('both servers crash, and come back', async () => {
    process.kill(gatewayProcess, 'SIGKILL');
    await expect.poll(() => healthOf(`${site}/readyz`)).toMatchObject({ gateway: 'down' });
    for (const path of ['/', '/de', '/cht/Services', '/cht/price', '/de/cht/xmsailSchool'])
      expect((await request.get(path)).status(), path).toBe(200);
    process.kill(siteProcess, 'SIGKILL');
    await expect.poll(lines, started).toContain('The gateway is running again');
    await expect.poll(lines, started).toContain('The site is running again');
    expect(lines()).toContain('The gateway crashed (SIGKILL) and is restarted.');
    expect(lines()).toContain('The site crashed (SIGKILL) and is restarted.');
    expect(await healthOf(`${gateway}/readyz`)).toEqual({ ready: true, problems: [] });
    await expect.poll(() => healthOf(`${site}/readyz`), started).toMatchObject({ gateway: 'up' });
  });

  await test.step('Ctrl-C ends the site before the gateway, and each answers what has begun', async () => {
    const json = { 'Content-Type': 'application/json' };
    const login = '{"email":"nobody@kompassa.example","password":"none"}';
    const atGateway = await slowUpload(`${gateway}/cms-api/users/login`, login, json);
    const atSite = await slowUpload(`${site}/api/gateway/order/sysPosterConfig/incrCount`, '{"id":999999}', {
      ...json,
      Origin: site,
      'Sec-Fetch-Site': 'same-origin',
    });
    process.kill(pid, 'SIGINT');
    await expect.poll(() => isClosed(site)).toBe(true);
    expect(await isClosed(gateway)).toBe(false);
    // The site needs the gateway for this answer.
    const answer = await atSite.finish();
    expect(answer).toMatch(/^HTTP\/1\.1 [24]\d\d /);
    expect(answer).toContain('"code"');
    await expect.poll(() => isClosed(gateway)).toBe(true);
    expect(await atGateway.finish()).toMatch(/^HTTP\/1\.1 4\d\d [^]*connection: close\r[^]*}/i);
    await expect.poll(() => isRunning(pid)).toBe(false);
  });
  collector.close();
});
