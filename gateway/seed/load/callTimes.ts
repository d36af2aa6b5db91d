import type { Payload } from 'payload';

const day = 86_400_000;

/** The callers and their hours, in UTC. */
const desk = [
  { adviser: 'Ines Sandoval', hour: 9, languages: ['de', 'en'] },
  { adviser: 'Marek Wolny', hour: 13, languages: ['en'] },
] as const;

/** Times for calls on the working days of the next eight weeks. */
export async function seedCallTimes(payload: Payload): Promise<void> {
  const today = Math.floor(Date.now() / day) * day;
  for (let ahead = 1; ahead <= 56; ahead += 1) {
    const midnight = today + ahead * day;
    if ([0, 6].includes(new Date(midnight).getUTCDay())) continue;
    for (const { adviser, hour, languages } of desk) {
      const start = new Date(midnight + hour * 3_600_000).toISOString();
      const data = { start, minutes: 20, adviser, languages: [...languages] };
      await payload.create({ collection: 'call-times', data, depth: 0 });
    }
  }
}
