import { processState } from '../processState';

interface Metric {
  /** As OpenTelemetry names it; names without a server's prefix are its semantic conventions. */
  name: string;
  kind: 'histogram' | 'counter' | 'gauge';
  /** By UCUM: seconds, bytes; things that are counted stand in braces. */
  unit: string;
  description: string;
}

/** Everything that is measured. The dashboard of deploy/grafana shows each (deploy/grafana/dashboard.test.ts). */
export const metricTable = {
  requestDuration: {
    name: 'http.server.request.duration',
    kind: 'histogram',
    unit: 's',
    description: 'Time until an answer was sent, by kind of route, method and status.',
  },
  callDuration: {
    name: 'http.client.request.duration',
    kind: 'histogram',
    unit: 's',
    description:
      'Time of calls of the site to the gateway, by call and outcome, with their wait for a place.',
  },
  pageAge: {
    name: 'site.page.age',
    kind: 'histogram',
    unit: 's',
    description: 'Age of pages at the time they are read from the cache.',
  },
  pageRenders: {
    name: 'site.page.renders',
    kind: 'counter',
    unit: '{render}',
    description:
      'Pages rendered, by outcome: rendered, gone, moved, or failed, where the page before is kept.',
  },
  cacheReads: {
    name: 'site.page.cache.reads',
    kind: 'counter',
    unit: '{read}',
    description: 'Reads of the page cache, by where the page was found: memory, store, redis or none.',
  },
  breakerOpen: {
    name: 'site.gateway.breaker.open',
    kind: 'gauge',
    unit: '{breaker}',
    description: '1 while calls are refused because the gateway failed just now, by whom they are made for.',
  },
  callsWaiting: {
    name: 'site.gateway.calls.waiting',
    kind: 'gauge',
    unit: '{call}',
    description: 'Calls that wait for a place, by whom they are made for.',
  },
  outboxAge: {
    name: 'gateway.outbox.age',
    kind: 'gauge',
    unit: 's',
    description: 'Age of the oldest change that an instance of the site has not done yet.',
  },
  outboxLength: {
    name: 'gateway.outbox.length',
    kind: 'gauge',
    unit: '{update}',
    description: 'Changes that instances of the site have not done, by state: waiting or failed.',
  },
  jobsWaiting: {
    name: 'gateway.jobs.waiting',
    kind: 'gauge',
    unit: '{job}',
    description: 'Scheduled publications that are still to be done.',
  },
  memory: {
    name: 'process.memory.usage',
    kind: 'gauge',
    unit: 'By',
    description: 'Resident memory of the process.',
  },
  eventLoopDelay: {
    name: 'nodejs.eventloop.delay.p99',
    kind: 'gauge',
    unit: 's',
    description: 'Delay of the event loop, 99th percentile since the last report.',
  },
} as const satisfies Record<string, Metric>;

export type MetricName = keyof typeof metricTable;
type NameOf<K extends Metric['kind']> = {
  [N in MetricName]: (typeof metricTable)[N]['kind'] extends K ? N : never;
}[MetricName];
export type GaugeName = NameOf<'gauge'>;
export type MeasuredName = Exclude<MetricName, GaugeName>;

export type Attributes = Record<string, string | number>;
export interface Observation {
  value: number;
  attributes?: Attributes;
}
type Read = () => Observation[] | Promise<Observation[]>;

interface OutgoingCall {
  method: string;
  /** As the contract writes it: `/vat/qaAnswerDetail/get/{answerId}`. */
  path: string;
}
/** Does `work` in a span of its own; gives the headers that continue the trace. */
export type TraceCall = <T>(
  call: OutgoingCall,
  work: (headers: Record<string, string>) => Promise<T>,
) => Promise<T>;

/** Set by startTelemetry.ts; without it, nothing is measured. cacheHandler.js uses it too, in another bundle. */
export const telemetry = processState('telemetry', () => ({
  record: undefined as ((metric: MeasuredName, value: number, attributes: Attributes) => void) | undefined,
  traceCall: undefined as TraceCall | undefined,
  gauges: new Map<GaugeName, Read[]>(),
}));

/** Measures something; nothing happens while telemetry is off. */
export const record = (metric: MeasuredName, value: number, attributes: Attributes): void =>
  telemetry.record?.(metric, value, attributes);

/** Adds to what a gauge shows. `read` is asked at each report, and never while telemetry is off. */
export function observe(gauge: GaugeName, read: Read): void {
  telemetry.gauges.set(gauge, [...(telemetry.gauges.get(gauge) ?? []), read]);
}

/** Does a call to the other server, in a span of the trace where there is one. */
export const traceCall: TraceCall = (call, work) =>
  telemetry.traceCall ? telemetry.traceCall(call, work) : work({});
