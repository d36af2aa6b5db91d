import { createServer, type IncomingHttpHeaders, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Attribute {
  key: string;
  value: { stringValue?: string };
}
interface OfService {
  resource: { attributes: Attribute[] };
}
/** A report by OTLP over HTTP, as far as it is read here. */
interface Report {
  resourceMetrics?: (OfService & { scopeMetrics: { metrics: { name: string }[] }[] })[];
  resourceSpans?: (OfService & { scopeSpans: { spans: { traceId: string }[] }[] })[];
}

/** A call of the site: the headers that it sent and those of the gateway's answer. */
interface SeenCall {
  url: string;
  sent: IncomingHttpHeaders;
  answered: IncomingHttpHeaders;
}

const serviceOf = ({ resource }: OfService): string =>
  resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';

/** Adds a value to the set of a key. */
const add = (sets: Map<string, Set<string>>, key: string, value: string) =>
  sets.set(key, (sets.get(key) ?? new Set()).add(value));

/**
 * Takes metrics and traces as a collector of OpenTelemetry does. Every other request is handed on to the gateway, so that
 * the site's calls can be seen.
 * @param gateway its origin
 */
export async function openCollector(gateway: string) {
  const calls: SeenCall[] = [];
  /** The names of the metrics by the service that sent them, and the services of a trace by its id. */
  const [metrics, services] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];

  function take({ resourceMetrics = [], resourceSpans = [] }: Report) {
    for (const sent of resourceMetrics)
      for (const { name } of sent.scopeMetrics.flatMap((scope) => scope.metrics))
        add(metrics, serviceOf(sent), name);
    for (const sent of resourceSpans)
      for (const { traceId } of sent.scopeSpans.flatMap((scope) => scope.spans))
        add(services, traceId, serviceOf(sent));
  }

  const server = createServer((request, response) => {
    const { method, url = '', headers } = request;
    if (url.startsWith('/v1/')) {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        take(JSON.parse(Buffer.concat(parts).toString()) as Report);
        response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
      });
      return;
    }
    const onward = httpRequest(`${gateway}${url}`, { method, headers }, (answer) => {
      calls.push({ url, sent: headers, answered: answer.headers });
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    metricsOf: (service: string) => metrics.get(service) ?? new Set<string>(),
    /** The services of each trace, by name. */
    traces: () => [...services.values()].map((names) => [...names].sort()),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
