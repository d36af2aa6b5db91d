import { createServer } from 'node:http';
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

const serviceOf = ({ resource }: OfService): string =>
  resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';

/** Adds a value to the set of a key. */
const add = (sets: Map<string, Set<string>>, key: string, value: string) =>
  sets.set(key, (sets.get(key) ?? new Set()).add(value));

/** Takes metrics and traces as a collector of OpenTelemetry does. */
export async function openCollector() {
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
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      take(JSON.parse(Buffer.concat(parts).toString()) as Report);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    metricsOf: (service: string) => metrics.get(service) ?? new Set<string>(),
    /** The services of each trace, by name. */
    traces: () => [...services.values()].map((names) => [...names].sort()),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
