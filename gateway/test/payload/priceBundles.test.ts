import { describe, it } from 'node:test';

import { expect } from 'expect';

import { findPriceBundles } from '../../src/api/services/priceBundles';
import type { CallContext } from '../../src/platform/http/callContext';
import { openPayload } from './openPayload';

const payload = await openPayload();
const context = (language: 'en' | 'de' = 'en') =>
  ({ payload, language, today: '2026-11-20' }) as unknown as CallContext;

const price = (validUntil?: string) => ({
  label: 'All of it',
  amount: 40_000,
  currency: 'EUR' as const,
  unit: 'once' as const,
  vatMode: 'net' as const,
  validFrom: '2026-01-01T12:00:00.000Z',
  validUntil,
});
const addService = async (name: string, _status: 'draft' | 'published') => {
  const data = { serverName: name, summary: 'A summary.', category: 'vat' as const, prices: [], _status };
  return (await payload.create({ collection: 'services', data })).id;
};

describe('the bundles of the page of prices', async () => {
  const [vat, oss, draft] = [
    await addService('VAT', 'published'),
    await addService('OSS', 'published'),
    await addService('Not yet', 'draft'),
  ];
  await payload.updateGlobal({
    slug: 'price-bundles',
    data: {
      bundles: [
        { title: 'Start', summary: 'For shops.', services: [oss, vat], prices: [price()] },
        { title: 'With a draft', summary: 'For shops.', services: [vat, draft], prices: [price()] },
        {
          title: 'Over',
          summary: 'For shops.',
          services: [vat, oss],
          prices: [price('2026-10-31T12:00:00.000Z')],
        },
      ],
      _status: 'published',
    },
  });

  it('are those whose services are published and that have a price today', async () => {
    const found = await findPriceBundles(context());
    expect(found.map(({ title, services }) => [title, services])).toEqual([['Start', [oss, vat]]]);
    expect(found[0]?.prices).toMatchObject([{ amount: 40_000, unit: 'once', vatMode: 'net' }]);
  });

  it('fall back to English, and keep the price that a language has no words for', async () => {
    expect(await findPriceBundles(context('de'))).toMatchObject([
      { title: 'Start', prices: [{ label: 'All of it' }] },
    ]);
  });

  it('need two services', async () => {
    const data = { bundles: [{ title: 'Alone', summary: 'For shops.', services: [vat], prices: [price()] }] };
    await expect(
      payload.updateGlobal({ slug: 'price-bundles', data: { ...data, _status: 'published' } as never }),
    ).rejects.toThrow();
  });
});
