import { surveyAnswers, surveyPrices } from '@/services/fixtures/surveys';

import { assess } from './assess';
import { obligationKey } from './standing';
import { isInSum, offerFor, sumOf } from './sum';

const obligations = assess(surveyAnswers(), '2026-11-22');
const sum = (...changed: string[]) => ({
  obligations,
  offered: surveyPrices(),
  companyCountry: 'CN',
  changed: new Set(changed),
});
const find = (id: string) => {
  const found = obligations.find((obligation) => obligation.id === id);
  if (!found) throw new Error(`${id} does not follow`);
  return found;
};
const once = (...changed: string[]) =>
  sumOf(sum(...changed)).totals.find(({ period }) => period === 'once')?.amountMinor;

it('has what is due in the sum at first, neither what is to be checked nor what a marketplace owes', () => {
  const inSum = obligations.filter((obligation) => isInSum(obligation, new Set())).map(({ id }) => id);
  expect(inSum).toContain('vatWhereStored');
  expect(inSum).not.toContain('deemedSupplierUnion');
  for (const { id, certainty } of obligations) if (certainty !== 'due') expect(inSum).not.toContain(id);
});

it('changes by the fees of what is ticked or unticked', () => {
  const vat = surveyPrices().find(({ name }) => name === 'VAT registration Germany');
  const fee = vat?.prices.find(({ isGuideValue }) => !isGuideValue)?.amountMinor ?? NaN;
  expect((once() ?? NaN) - (once('vatWhereStored') ?? NaN)).toBe(fee);
});

it('cannot take in what a marketplace owes', () => {
  expect(isInSum(find('deemedSupplierUnion'), new Set(['deemedSupplierUnion']))).toBe(false);
  expect(offerFor(find('deemedSupplierUnion'), sum())).toEqual({
    services: [],
    optional: [],
    isCovered: false,
  });
});

it('adds up what others charge apart from our fees', () => {
  const { totals, guideValues, lines } = sumOf(sum());
  const prices = lines.flatMap(({ service }) => service.prices);
  const guide = prices.filter(({ isGuideValue, unit }) => isGuideValue && unit === 'once');
  expect(guide.length).toBeGreaterThan(0);
  expect(guideValues).toMatchObject([
    { period: 'once', amountMinor: guide.reduce((total, { amountMinor }) => total + amountMinor, 0) },
  ]);
  expect(totals.map(({ period }) => period)).toEqual(['once', 'year']);
});

it('offers the services of one obligation in its own countries alone', () => {
  const { services } = offerFor(find('vatWhereStored'), sum());
  expect(services.map(({ name }) => name)).toEqual(['VAT registration Germany']);
  const others = offerFor(find('unionOssOwnShop'), sum()).services.map(({ name }) => name);
  expect(others).toEqual(['One-Stop Shop (Union OSS)']);
});

it('says what is covered by the service for another obligation, and offers a service once that one is out', () => {
  const toy = { obligation: 'toySafety' as const, country: 'EU', company: 'anywhere' as const };
  const none = { isAlsoAtHome: true, isOptional: false, coveredBy: [] };
  const [first, second] = surveyPrices();
  if (!first || !second) throw new Error('no services');
  const given = assess(surveyAnswers({ productKinds: ['toy'] }), '2026-11-22');
  const offered = [
    { ...first, answers: [{ ...toy, ...none }] },
    {
      ...second,
      answers: [
        { ...toy, ...none, obligation: 'responsiblePerson' as const, coveredBy: ['toySafety' as const] },
      ],
    },
  ];
  const person = given.find(({ id }) => id === 'responsiblePerson');
  const safety = given.find(({ id }) => id === 'toySafety');
  if (!person || !safety) throw new Error('no toys');
  const options = { ...sum(), obligations: given, offered };
  expect(offerFor(person, options)).toMatchObject({ services: [], isCovered: true });
  const changed = new Set([obligationKey(safety)]);
  expect(offerFor(person, { ...options, changed })).toMatchObject({
    services: [{ id: second.id }],
    isCovered: false,
  });
});
