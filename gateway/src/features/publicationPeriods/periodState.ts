import type { Payload } from 'payload';

interface Period {
  startTime?: string | null;
  endTime?: string | null;
}

/** A document with a publication period, in the order of its list. */
interface Rival extends Period {
  id: number;
  name: string;
}

/** The state of a published document with a publication period. Moments are ISO 8601. */
export interface PeriodState {
  /** `behind`: its time has come, but another one is shown in its place. */
  state: 'live' | 'later' | 'over' | 'behind';
  from?: string;
  until?: string;
  /** The pop-up that stands before it, now or at its beginning. */
  behind?: { id: number; name: string; until?: string };
}

const isOn = ({ startTime, endTime }: Period, moment: Date): boolean =>
  (!startTime || new Date(startTime) <= moment) && (!endTime || new Date(endTime) >= moment);

/** `before`: documents that are shown instead of this one when both are on, the first of all first. */
export function periodStateOf(own: Period, before: Rival[], now: Date): PeriodState {
  const { startTime, endTime } = own;
  const moments = { ...(startTime && { from: startTime }), ...(endTime && { until: endTime }) };
  if (endTime && new Date(endTime) < now) return { state: 'over', ...moments };
  const isLater = Boolean(startTime && new Date(startTime) > now);
  const moment = isLater && startTime ? new Date(startTime) : now;
  const rival = before.find((other) => isOn(other, moment));
  const behind = rival && {
    behind: { id: rival.id, name: rival.name, ...(rival.endTime && { until: rival.endTime }) },
  };
  if (isLater) return { state: 'later', ...moments, ...behind };
  return { state: behind ? 'behind' : 'live', ...moments, ...behind };
}

/** The published pop-ups that come before one in their list. */
async function popUpsBefore(payload: Payload, id: number): Promise<Rival[]> {
  const { docs } = await payload.find({
    collection: 'pop-ups',
    where: { _status: { equals: 'published' } },
    sort: '_order',
    pagination: false,
    depth: 0,
  });
  const place = docs.findIndex((popUp) => popUp.id === id);
  return docs.slice(0, Math.max(place, 0));
}

/** The fields of a publication period, by collection or global; prices begin and end by their own rows. */
const periodIn: Record<string, (row: Record<string, unknown>) => Period> = {
  'pop-ups': (row) => row,
  posters: (row) => row,
  anniversary: (row) => row,
  awards: ({ validUntil }) => ({ endTime: validUntil as string | null }),
};

const iso = (moment: unknown): string | undefined =>
  moment ? new Date(moment as string).toISOString() : undefined;

/** The state of a published document; undefined if its kind has no publication period. `row` as visitors have it. */
export async function findPeriodState(
  payload: Payload,
  source: string,
  row: Record<string, unknown>,
  now: Date,
): Promise<PeriodState | undefined> {
  const period = periodIn[source]?.(row);
  if (!period) return undefined;
  const before = source === 'pop-ups' ? await popUpsBefore(payload, Number(row.id)) : [];
  const own = { startTime: iso(period.startTime), endTime: iso(period.endTime) };
  return periodStateOf(own, before, now);
}
