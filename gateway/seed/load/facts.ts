import type { Payload } from 'payload';

import { serviceAnswers } from '../content/serviceAnswers';
import type { SeedContent } from './content';
import { seedDocument } from './documents';
import { localise } from './localise';
import { referencesOf } from './references';

const noon = (day: string): string => `${day}T12:00:00.000Z`;
type Data = Record<string, unknown>;

export async function seedServices(
  payload: Payload,
  { services }: Pick<SeedContent, 'services'>,
): Promise<void> {
  for (const { key, name, serviceType, countryCode, prices, ...service } of services) {
    await seedDocument(payload, 'services', key, (language) => ({
      ...(localise({ ...service, serverName: name }, language) as Data),
      serviceType: serviceType === null ? null : String(serviceType),
      answers: (serviceAnswers[key] ?? []).map((answer) => ({ company: 'anywhere', ...answer })),
      countryCode: countryCode === null ? null : String(countryCode),
      prices: prices.map(({ validFrom, ...price }) => ({
        ...(localise(price, language) as Data),
        validFrom: noon(validFrom),
      })),
    }));
  }
}

export async function seedPartners(payload: Payload, { partners }: SeedContent): Promise<void> {
  for (const partner of partners) {
    const replace = await referencesOf(payload, partner);
    await seedDocument(
      payload,
      'partners',
      partner.name,
      (language) => localise(partner, language, replace) as Data,
    );
  }
}

export async function seedVatRates(payload: Payload, { vatRates }: SeedContent): Promise<void> {
  for (const rate of vatRates.rates) {
    await seedDocument(payload, 'vat-rates', rate.country, (language) => ({
      ...(localise(rate, language) as Data),
      asOf: noon(vatRates.asOf),
    }));
  }
}
