import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { metricTable, observe, record, traceCall } from './metrics';

interface Received {
  path: string;
  body: string;
}
const received: Received[] = [];
let collector: Server;
let visited: Server;
let flush: () => Promise<void>;

const listen = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** Takes metrics and traces as a collector does. */
beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      received.push({ path: request.url ?? '', body });
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${await listen(collector)}`;
  process.env.OTEL_RESOURCE_ATTRIBUTES = 'service.instance.id=site-1';
  visited = createServer((_request, response) => response.writeHead(204).end());
  const port = await listen(visited);
  const { startTelemetry } = await import('./startTelemetry');
  flush = startTelemetry({
    service: 'a-service',
    intervalMs: 60_000,
    routeOf: (url) => url.split('?')[0] ?? '',
  });
  await new Promise<void>((resolve) => {
    httpRequest({ host: '127.0.0.1', port, path: '/page?email=ada@example.com' }, (answer) => {
      answer.resume().on('end', () => setTimeout(resolve, 20));
    }).end();
  });
});
afterAll(() => {
  for (const server of [collector, visited]) {
    server.closeAllConnections();
    server.close();
  }
});

interface Point {
  asDouble?: number;
  asInt?: number | string;
  count?: number | string;
  attributes: { key: string; value: Record<string, unknown> }[];
}
interface Sent {
  name: string;
  unit: string;
  sum?: { dataPoints: Point[] };
  gauge?: { dataPoints: Point[] };
  histogram?: { dataPoints: Point[] };
}

async function sentMetrics(): Promise<Map<string, Sent>> {
  received.length = 0;
  await flush();
  const bodies = received.filter(({ path }) => path === '/v1/metrics').map(({ body }) => body);
  const sent = bodies.flatMap((body) => {
    const { resourceMetrics } = JSON.parse(body) as {
      resourceMetrics: { scopeMetrics: { metrics: Sent[] }[] }[];
    };
    return resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics));
  });
  return new Map(sent.map((metric) => [metric.name, metric]));
}

it('sends every metric by OTLP over HTTP, with its name and unit', async () => {
  record('callDuration', 0.2, {
    'url.template': '/officialQuery/getCommon',
    outcome: 'answered',
    sender: 'pages',
  });
  record('pageAge', 30, {});
  record('pageRenders', 1, { outcome: 'rendered' });
  record('pageRenders', 1, { outcome: 'rendered' });
  record('cacheReads', 1, { from: 'memory' });
  observe('breakerOpen', () => [{ value: 0, attributes: { sender: 'pages' } }]);
  observe('breakerOpen', () => [{ value: 1, attributes: { sender: 'visitors' } }]);
  observe('callsWaiting', () => [{ value: 3, attributes: { sender: 'pages' } }]);
  observe('outboxAge', () => Promise.resolve([{ value: 12.5 }]));
  observe('outboxLength', () => [{ value: 2, attributes: { state: 'waiting' } }]);
  observe('jobsWaiting', () => [{ value: 1 }]);
  const sent = await sentMetrics();
  expect([...sent.values()].map(({ name, unit }) => [name, unit]).sort()).toEqual(
    Object.values(metricTable)
      .map(({ name, unit }) => [name, unit])
      .sort(),
  );
  expect(sent.get('site.page.renders')?.sum?.dataPoints).toMatchObject([{ asDouble: 2 }]);
  expect(sent.get('site.gateway.breaker.open')?.gauge?.dataPoints.map(({ asDouble }) => asDouble)).toEqual([
    0, 1,
  ]);
  expect(sent.get('gateway.outbox.age')?.gauge?.dataPoints).toMatchObject([{ asDouble: 12.5 }]);
});

it('measures requests by service, instance, route, method and status, without their query', async () => {
  const sent = await sentMetrics();
  for (const name of ['"a-service"', '"site-1"']) expect(received[0]?.body).toContain(name);
  const points = sent.get('http.server.request.duration')?.histogram?.dataPoints;
  const attributes = points?.[0]?.attributes.map(({ key, value }) => [key, ...Object.values(value)]);
  expect(attributes).toEqual(
    expect.arrayContaining([
      ['http.route', '/page'],
      ['http.request.method', 'GET'],
      ['http.response.status_code', 204],
    ]),
  );
  expect(JSON.stringify(received)).not.toContain('ada@');
});

it('sends a span for a call, whose headers continue the trace, without personal data', async () => {
  const { trace } = await import('@opentelemetry/api');
  const call = { method: 'GET', path: '/officialQuery/getCommon' };
  const sentOn = await trace
    .getTracer('test')
    .startActiveSpan('GET /?email=ada@example.com', async (span) => {
      span.setAttribute('http.target', '/cht/price?email=ada@example.com');
      const headers = await traceCall(call, (given) => Promise.resolve(given));
      span.end();
      return headers;
    });
  expect(sentOn.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  await expect(traceCall(call, () => Promise.reject(new TypeError('no')))).rejects.toThrow('no');
  received.length = 0;
  await flush();
  const body = received.find(({ path }) => path === '/v1/traces')?.body ?? '';
  expect(body).toContain('"GET /officialQuery/getCommon"');
  expect(body).toContain(sentOn.traceparent?.split('-')[1]);
  expect(body).toContain('/cht/price?…');
  expect(body).toContain('TypeError');
  expect(body).not.toContain('ada@');
});

it('goes on when no collector answers', async () => {
  collector.closeAllConnections();
  await new Promise((resolve) => collector.close(resolve));
  record('pageAge', 1, {});
  await expect(flush()).resolves.toBeUndefined();
});
