import { checkedText, oneOf, integerBetween } from './forms';

const isAddress = (value: string) => /^https?:\/\//.test(value) && URL.canParse(value);

/** Settings of both servers that have nothing to do with content. Names that begin with OTEL_ are OpenTelemetry's own. */
export const sharedSettings = {
  LOG_FORMAT: oneOf(['json', 'text'])
    .optional()
    .describe('How log lines are written: json, or text for people; without it, text on a terminal.'),
  DRAIN_SECONDS: integerBetween(0, 60)
    .default(0)
    .describe(
      'Seconds after SIGTERM in which /readyz answers 503 and everything else is answered as before.',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: checkedText(isAddress, 'must be an address such as http://localhost:4318')
    .optional()
    .describe('Takes metrics and traces by OTLP over HTTP; without it, no telemetry is loaded.'),
  OTEL_METRIC_EXPORT_INTERVAL: integerBetween(100, 3_600_000)
    .default(60_000)
    .describe('Milliseconds between two reports of the metrics.'),
};
