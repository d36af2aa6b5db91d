import { readFileSync } from 'node:fs';
import path from 'node:path';

import { metricTable } from '@/shared/server/telemetry/metrics';

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
  templating: { list: { query: string | { query: string } }[] };
}
const dashboard = JSON.parse(readFileSync(path.join(__dirname, 'dashboard.json'), 'utf8')) as Dashboard;

const suffixes: Record<string, string> = { s: '_seconds', By: '_bytes' };

/** The series that Prometheus makes of a metric that it takes by OTLP. */
function seriesOf({ name, unit, kind }: { name: string; unit: string; kind: string }): string[] {
  const base = name.replaceAll('.', '_') + (suffixes[unit] ?? '');
  if (kind === 'histogram') return ['_bucket', '_count', '_sum'].map((end) => base + end);
  return [kind === 'counter' ? `${base}_total` : base];
}

const series = new Set(Object.values(metricTable).flatMap(seriesOf));
const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** Names of series in an expression: labels, functions and variables of Grafana are none. */
const namesIn = (expression: string): string[] =>
  [...expression.matchAll(/\b([a-z]+(?:_[a-z\d]+)+)(?=\{)/g)].map(([, name = '']) => name);

it('asks only for series that are measured', () => {
  const variable = dashboard.templating.list.map(({ query }) =>
    typeof query === 'string' ? query : query.query,
  );
  const ofVariables = variable.flatMap((query) => /label_values\((\w+),/.exec(query)?.[1] ?? []);
  const asked = [...expressions.flatMap(namesIn), ...ofVariables];
  expect(asked.length).toBeGreaterThan(expressions.length);
  expect(asked.filter((name) => !series.has(name))).toEqual([]);
});

it.each(Object.entries(metricTable))('shows %s', (_key, metric) => {
  const shown = expressions.flatMap(namesIn);
  expect(seriesOf(metric).some((name) => shown.includes(name))).toBe(true);
});
