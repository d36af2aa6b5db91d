import { after, describe, it } from 'node:test';

import { expect } from 'expect';

import type { Service, ServiceCode } from '../../src/payload-types';
import { openPayload } from './openPayload';

const payload = await openPayload();
type Category = Service['category'];
type Codes = NonNullable<ServiceCode['codes']>;

const publish = (category: Category, serviceCode: number | null) =>
  payload.create({
    collection: 'services',
    data: { serverName: 'A service', summary: 'A summary.', category, serviceCode, _status: 'published' },
  });
const setTable = (codes: Codes) => payload.updateGlobal({ slug: 'service-codes', data: { codes } });

/** The sentences with which a change is refused. */
async function refusal(change: Promise<unknown>): Promise<string> {
  try {
    await change;
  } catch (error) {
    const { data } = error as { data?: { errors?: { message: string }[] } };
    return data?.errors?.map(({ message }) => message).join(' ') ?? String(error);
  }
  return 'accepted';
}

describe('the code of a service', () => {
  after(() => setTable([]));

  for (const [category, code] of [
    ['vat', 0],
    ['vat', 38],
    ['ioss', 14],
    ['balance', 1015],
    ['weee', null],
  ] as const) {
    it(`can be ${code} in ${category}`, async () =>
      expect(await publish(category, code)).toMatchObject({ serviceCode: code }));
  }

  for (const [category, code, sentence] of [
    ['weee', 2, 'Code 2 belongs to VAT, not to Electrical equipment (WEEE).'],
    ['vat', 12, 'Code 12 belongs to Import One-Stop Shop, not to VAT.'],
    ['vat', 15, 'The table has no code 15 for VAT. Leave it empty or choose another.'],
    [
      'weee',
      41,
      'The table has no code 41 for Electrical equipment (WEEE). Add it under "Service codes" first.',
    ],
    ['company', 41, 'The table has no code 41 for Company services. Leave it empty or choose another.'],
  ] as const) {
    it(`cannot be ${code} in ${category}, which a sentence says`, async () =>
      expect(await refusal(publish(category, code))).toBe(sentence));
  }

  it('can be one that staff added to an area', async () => {
    await setTable([{ code: 41, category: 'weee' }]);
    expect(await publish('weee', 41)).toMatchObject({ serviceCode: 41 });
    expect(await refusal(publish('battery', 41))).toContain('has no code 41 for Batteries');
  });
});

describe('the table of codes', () => {
  for (const [codes, sentence] of [
    [[{ code: 2, category: 'weee' }], 'This code belongs to VAT.'],
    [[{ code: 1.5, category: 'weee' }], 'A whole number from 0 to 99999.'],
    [
      [
        { code: 41, category: 'weee' },
        { code: 41, category: 'toy' },
      ],
      'Each code stands once. Each code stands once.',
    ],
  ] as [Codes, string][]) {
    it(`refuses ${JSON.stringify(codes)}`, async () => expect(await refusal(setTable(codes))).toBe(sentence));
  }
});

describe('the price of a company service', () => {
  const publishAt = (serviceType: '5' | '6', vatMode: 'net' | 'gross') =>
    payload.create({
      collection: 'services',
      data: {
        serverName: 'A service',
        summary: 'A summary.',
        category: 'company',
        serviceType,
        prices: [
          {
            label: 'A price',
            amount: 100,
            currency: 'EUR',
            unit: 'once',
            vatMode,
            validFrom: '2026-01-01T12:00:00Z',
          },
        ],
        _status: 'published',
      },
    });

  it('is net where it is added to a yearly invoice', async () => {
    expect(await refusal(publishAt('5', 'gross'))).toBe(
      'Services of the types 2 to 5 are added to a yearly invoice with VAT on top: their prices are net.',
    );
    expect(await refusal(publishAt('5', 'net'))).toBe('accepted');
  });

  it('may be gross where it has an invoice of its own', async () =>
    expect(await refusal(publishAt('6', 'gross'))).toBe('accepted'));
});
