import { merchant } from '@/services/fixtures/surveys';

import { assess } from './assess';
import { countByStanding, obligationKey, standingOf } from './standing';

const seller = merchant({
  companyCountry: 'CN',
  storageCountries: ['DE'],
  salesCountries: ['DE', 'FR'],
  productKinds: ['textile'],
  salesChannels: ['marketplace'],
});
const obligations = assess(seller, '2026-11-22');
const standings = Object.fromEntries(obligations.map((one) => [obligationKey(one), standingOf(one)]));

it('tells what a marketplace owes from what the merchant does', () => {
  expect(standings).toMatchObject({ vatWhereStored: 'due', deemedSupplierUnion: 'marketplace' });
});

it('counts what is owed by a marketplace apart from what is due', () => {
  const counts = Object.fromEntries(
    countByStanding(obligations).map(({ standing, count }) => [standing, count]),
  );
  expect(counts.marketplace).toBe(1);
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(obligations.length);
  expect(counts.due).toBe(Object.values(standings).filter((standing) => standing === 'due').length);
  expect(countByStanding([])).toEqual([]);
});
