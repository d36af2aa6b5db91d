import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';

import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node';

import { withoutPersonalData } from '../log/boundedLog';
import {
  type GaugeName,
  type MeasuredName,
  type MetricName,
  metricTable,
  observe,
  record,
  telemetry,
  type TraceCall,
} from './metrics';

/** Seconds; the ages of pages reach from one renewal to a day without a gateway. */
const boundaries: Partial<Record<MeasuredName, number[]>> = {
  requestDuration: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  callDuration: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  pageAge: [1, 5, 15, 30, 60, 90, 120, 300, 600, 1_800, 3_600, 21_600, 86_400],
};

interface TelemetrySettings {
  /** `OTEL_SERVICE_NAME` is stronger. */
  service: string;
  intervalMs: number;
  /** The kind of a request's route, one of a few words: addresses are too many to count by. */
  routeOf: (url: string) => string;
}

/** Spans of Next and ours name addresses as they were sent. */
function cleanSpan(span: ReadableSpan): ReadableSpan {
  for (const [name, value] of Object.entries(span.attributes))
    if (typeof value === 'string') span.attributes[name] = withoutPersonalData(value);
  for (const event of span.events)
    for (const [name, value] of Object.entries(event.attributes ?? {}))
      if (event.attributes && typeof value === 'string') event.attributes[name] = withoutPersonalData(value);
  const status = { ...span.status, message: span.status.message && withoutPersonalData(span.status.message) };
  return Object.assign(span, { name: withoutPersonalData(span.name), status });
}

/** Sends spans without personal data. */
const cleaned = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(cleanSpan), done),
  shutdown: () => exporter.shutdown(),
  forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
});

const callTrace: TraceCall = ({ method, path }, work) =>
  trace
    .getTracer('gateway calls')
    .startActiveSpan(
      `${method} ${path}`,
      { kind: SpanKind.CLIENT, attributes: { 'http.request.method': method, 'url.template': path } },
      async (span) => {
        const headers: Record<string, string> = {};
        propagation.inject(context.active(), headers);
        try {
          return await work(headers);
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          span.setAttribute('error.type', error instanceof Error ? error.name : 'Error');
          throw error;
        } finally {
          span.end();
        }
      },
    );

function measureRequests(routeOf: TelemetrySettings['routeOf']): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const began = performance.now();
    const [method = '', url = ''] = [request.method, request.url];
    response.once('close', () =>
      record('requestDuration', (performance.now() - began) / 1_000, {
        'http.route': routeOf(url),
        'http.request.method': /^(GET|HEAD|POST)$/.test(method) ? method : '_OTHER',
        // A visitor who has gone away has no answer.
        'http.response.status_code': response.writableFinished ? response.statusCode : 499,
      }),
    );
  });
}

function observeProcess(): void {
  observe('memory', () => [{ value: process.memoryUsage.rss() }]);
  const delay = monitorEventLoopDelay();
  delay.enable();
  observe('eventLoopDelay', () => {
    const value = delay.percentile(99) / 1e9;
    delay.reset();
    return [{ value }];
  });
}

/**
 * Measures and traces this process and sends both by OTLP over HTTP (docs/decisions/0105). Loaded only where
 * `OTEL_EXPORTER_OTLP_ENDPOINT` is set. Returns what sends the rest.
 */
export function startTelemetry({ service, intervalMs, routeOf }: TelemetrySettings): () => Promise<void> {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': service }))
    .merge(detectResources({ detectors: [envDetector] }));
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis: intervalMs,
    exportTimeoutMillis: Math.min(intervalMs, 10_000),
  });
  const meters = new MeterProvider({ resource, readers: [reader] });
  const meter = meters.getMeter(service);
  const tracers = new NodeTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(cleaned(new OTLPTraceExporter()))],
  });
  tracers.register();

  const instruments = new Map<
    MetricName,
    (value: number, attributes: Record<string, string | number>) => void
  >();
  for (const [key, { name, kind, unit, description }] of Object.entries(metricTable)) {
    const metric = key as MetricName;
    if (kind === 'counter') {
      const counter = meter.createCounter(name, { unit, description });
      instruments.set(metric, (value, attributes) => counter.add(value, attributes));
    } else if (kind === 'histogram') {
      const advice = { explicitBucketBoundaries: boundaries[metric as MeasuredName] };
      const histogram = meter.createHistogram(name, { unit, description, advice });
      instruments.set(metric, (value, attributes) => histogram.record(value, attributes));
    } else {
      meter.createObservableGauge(name, { unit, description }).addCallback(async (result) => {
        const reads = telemetry.gauges.get(metric as GaugeName) ?? [];
        for (const read of reads)
          for (const { value, attributes } of await read()) result.observe(value, attributes);
      });
    }
  }
  telemetry.record = (metric, value, attributes) => instruments.get(metric)?.(value, attributes);
  telemetry.traceCall = callTrace;
  measureRequests(routeOf);
  observeProcess();
  const flush = async () => {
    await Promise.allSettled([meters.forceFlush(), tracers.forceFlush()]);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void flush());
  return flush;
}
