import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import { slowUpload } from '../support/connections';
import { pause, required } from '../support/environment';
import { expect, test } from '../support/faults';

/** The processes that a process started, the oldest first. */
const childrenOf = (parent: number): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, of]) => of === parent)
    .map(([pid = 0]) => pid)
    .sort((a, b) => a - b);

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const patient = { timeout: 150_000, intervals: [250] };

test('npm start keeps the site up without the gateway, restarts crashed servers, and stops both in order', async ({
  request,
  servers,
}) => {
  test.setTimeout(600_000);
  const [site, gateway] = [required('E2E_SITE_URL'), required('E2E_GATEWAY_URL')];
  const { pid, log } = await servers.startStarter();
  const lines = () => (existsSync(log) ? readFileSync(log, 'utf8') : '');
  await expect.poll(lines, patient).toContain('Ready. Ctrl-C stops everything.');
  const healthOf = async (url: string) => {
    const answer = await request.get(url).catch(() => undefined);
    return answer?.ok() ? ((await answer.json()) as { data: object }).data : undefined;
  };
  const [gatewayProcess = 0, siteProcess = 0] = childrenOf(pid);

  const statuses = new Set<number>();
  let visiting = true;
  const visits = (async () => {
    for (let visit = 0; visiting; visit += 1) {
      const path = ['/', '/de', '/cht/Services', '/cht/price', '/de/cht/xmsailSchool'][visit % 5] ?? '/';
      statuses.add((await request.get(path)).status());
      await pause(0.05);
    }
  })();
  process.kill(gatewayProcess, 'SIGKILL');
  await expect.poll(() => healthOf(`${site}/readyz`), patient).toMatchObject({ gateway: 'down' });
  await expect.poll(lines, patient).toContain('The gateway is running again');
  expect(lines()).toContain('The gateway crashed (SIGKILL).\nThe gateway restarts in 1 s.');
  expect(await healthOf(`${gateway}/readyz`)).toEqual({ ready: true, problems: [] });
  expect(await healthOf(`${gateway}/healthz`)).toMatchObject({ restarts: 1 });
  await expect.poll(() => healthOf(`${site}/readyz`), patient).toMatchObject({ gateway: 'up' });
  expect(await healthOf(`${site}/healthz`)).toMatchObject({ restarts: 0 });
  visiting = false;
  await visits;
  expect([...statuses]).toEqual([200]);

  const again = childrenOf(pid).find((child) => child !== siteProcess) ?? 0;
  process.kill(again, 'SIGKILL');
  process.kill(siteProcess, 'SIGKILL');
  await expect.poll(() => healthOf(`${gateway}/healthz`), patient).toMatchObject({ restarts: 2 });
  await expect.poll(() => healthOf(`${site}/healthz`), patient).toMatchObject({ restarts: 1 });
  await expect.poll(lines, patient).toMatch(/The gateway restarts in (1|2) s\.\n[\s\S]*\(restart 2\)/);
  expect(lines()).toContain('The site crashed (SIGKILL).\nThe site restarts in 1 s.');

  const click = await slowUpload(`${site}/api/gateway/order/sysPosterConfig/incrCount`, '{"id":999999}', {
    'Content-Type': 'application/json',
    Origin: site,
    'Sec-Fetch-Site': 'same-origin',
  });
  await pause(0.5);
  process.kill(pid, 'SIGINT');
  await pause(6);
  const answer = await click.finish();
  expect(answer).toMatch(/^HTTP\/1\.1 [24]\d\d /);
  expect(answer).toContain('"code"');
  await expect.poll(() => isRunning(pid), { timeout: 40_000 }).toBe(false);
  for (const url of [site, gateway]) await expect(request.get(url)).rejects.toThrow('ECONNREFUSED');
});
