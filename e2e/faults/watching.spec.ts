import { openCollector } from '../support/collector';
import { required } from '../support/environment';
import { expect, test } from '../support/faults';

/** Of both servers, as the dashboard shows them. */
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
const patience = { timeout: 30_000 };

test('a request has one id and one trace in both servers, and a collector gets every metric', async ({
  request,
  servers,
}) => {
  test.setTimeout(240_000);
  const collector = await openCollector(required('E2E_GATEWAY_URL'));
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_METRIC_EXPORT_INTERVAL: '500' };
  await servers.startGateway(settings);
  await servers.startSite({ ...settings, GATEWAY_HOST: collector.url });

  const answer = await request.get('/api/gateway/business/merc/popMarket/list?popClient=1');
  expect(answer.status()).toBe(200);
  const id = answer.headers()['x-request-id'];
  const call = collector.calls.find(({ sent }) => sent['x-caller-request-id'] === id);
  expect(call?.url).toContain('/business/merc/popMarket/list');
  expect(call?.answered['x-request-id']).toBe(id);
  await expect.poll(collector.traces, patience).toContainEqual(['kompassa-gateway', 'kompassa-site']);

  // Some are sent once a page has been rendered.
  const sentBy = (service: string) => async () => {
    await request.get('/cht/About');
    return [...collector.metricsOf(service)].sort();
  };
  await expect.poll(sentBy('kompassa-site'), patience).toEqual(ofSite.sort());
  await expect.poll(sentBy('kompassa-gateway'), patience).toEqual(ofGateway.sort());
  collector.close();
});
