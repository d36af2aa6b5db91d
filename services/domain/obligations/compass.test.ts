import { seedDueRules } from '@/shared/testing/seedDueRules';

import { compassReading } from './compass';

const rules = seedDueRules();

it.each([
  ['CN', 'PL', ['vatWhereStored', 'fiscalRepresentative', 'packagingUnion', 'responsiblePerson']],
  ['FR', 'DE', ['vatWhereStored', 'packagingGermanyRegister', 'packagingGermanySystem']],
  ['US', 'GB', ['vatUkStored']],
] as const)('of a company in %s with goods in %s names %j', (company, warehouse, expected) =>
  expect(compassReading(company, warehouse, '2026-11-25', rules).duties.map(({ id }) => id)).toEqual(
    expect.arrayContaining([...expected]),
  ),
);

it('has what is due alone, and its dates in their order', () => {
  const { duties, dates } = compassReading('CN', 'PL', '2026-11-25', rules);
  expect(duties.map(({ certainty }) => certainty)).toEqual(duties.map(() => 'due'));
  const days = dates.map(({ day }) => day);
  expect(days.length).toBeGreaterThan(11);
  expect([...days].sort()).toEqual(days);
});

it('asks for no registration of a company at home', () =>
  expect(compassReading('DE', 'DE', '2026-11-25', rules).duties.map(({ id }) => id)).not.toContain(
    'vatWhereStored',
  ));
