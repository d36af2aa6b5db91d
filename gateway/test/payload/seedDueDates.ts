import type { Payload } from 'payload';

import { demoContent } from '../../seed/load/demoContent';
import { seedCountryFacts } from '../../seed/load/facts';

/** The due dates of all countries, as a new installation has them. */
export async function seedDueDates(payload: Payload): Promise<void> {
  const { factSources, facts } = demoContent();
  const dueDates = Object.entries(facts).map(([country, ofCountry]) => [
    country,
    ofCountry.filter(({ topic }) => topic === 'dueDates'),
  ]);
  await seedCountryFacts(payload, { factSources, facts: Object.fromEntries(dueDates) as typeof facts });
}
