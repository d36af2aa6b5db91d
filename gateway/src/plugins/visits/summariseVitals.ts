import type { Payload } from 'payload';

import type { DeviceClass } from '@/contract/lists/devices';

import { retentionDays } from '../../domain/retention';
import { statement } from '../../platform/db/statement';
import { type Metric, metrics } from './metrics';

export interface VitalsRow {
  route: string;
  device: DeviceClass;
  /** Measured page views. */
  views: number;
  /** 75th percentiles: ms, ms and a ratio; undefined where no browser measured one. */
  percentiles: Partial<Record<Metric, number>>;
}

const keyOf = ({ route, device }: Record<string, unknown>) => `${String(device)} ${String(route)}`;

/** The smallest value that at least three quarters of the values do not exceed, by route and device. */
const percentileOf = (metric: Metric) => `
  SELECT route, device, value FROM (
    SELECT route, device, ${metric} AS value,
      ROW_NUMBER() OVER (PARTITION BY route, device ORDER BY ${metric}) AS place,
      COUNT(*) OVER (PARTITION BY route, device) AS views
    FROM page_vitals WHERE day >= $1 AND ${metric} IS NOT NULL
  ) AS ranked WHERE place = (views * 3 + 3) / 4`;

/** How fast pages were since the oldest day that is kept, by route and class of devices; the most viewed first. */
export async function summariseVitals(payload: Pick<Payload, 'db'>, now: Date): Promise<VitalsRow[]> {
  const oldest = new Date(now.getTime() - retentionDays.pageVitals * 86_400_000).toISOString();
  const counts = await statement(
    payload,
    'SELECT route, device, COUNT(*) AS views FROM page_vitals WHERE day >= $1 GROUP BY route, device',
    [oldest],
  );
  const rows = new Map(
    counts.map((row): [string, VitalsRow] => [
      keyOf(row),
      {
        route: String(row.route),
        device: row.device as DeviceClass,
        views: Number(row.views),
        percentiles: {},
      },
    ]),
  );
  for (const metric of metrics) {
    for (const found of await statement(payload, percentileOf(metric), [oldest])) {
      const row = rows.get(keyOf(found));
      if (row) row.percentiles[metric] = Number(found.value);
    }
  }
  return [...rows.values()].sort(
    (a, b) => b.views - a.views || keyOf({ ...a }).localeCompare(keyOf({ ...b })),
  );
}
