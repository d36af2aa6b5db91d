import { breakdownOf } from '@/services/domain/services/breakdown';
import { surveyAnswers, surveyPrices } from '@/services/fixtures/surveys';

import { assess } from './assess';
import { obligationKey } from './standing';
import { isInSum, isSameChoice, offerFor, sumOf, withToggled } from './sum';
import { noChoice } from './survey';

const obligations = assess(surveyAnswers(), '2026-11-22');
const sum = (...leftOut: string[]) => ({
  obligations,
  offered: surveyPrices(),
  companyCountry: 'CN',
  choice: { ...noChoice, leftOut },
});
const find = (id: string) => {
  const found = obligations.find((obligation) => obligation.id === id);
  if (!found) throw new Error(`${id} does not follow`);
  return found;
};
const once = (...leftOut: string[]) =>
  breakdownOf(
    sumOf(sum(...leftOut)).lines.map(({ service }) => service),
    [],
  ).fees.find(({ period }) => period === 'once')?.amountMinor;

it('has what is due in the sum at first, neither what is to be checked nor what a marketplace owes', () => {
  const inSum = obligations.filter((obligation) => isInSum(obligation, noChoice)).map(({ id }) => id);
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
  expect(isInSum(find('deemedSupplierUnion'), { added: ['deemedSupplierUnion'], leftOut: [] })).toBe(false);
  expect(offerFor(find('deemedSupplierUnion'), sum())).toEqual({
    services: [],
    optional: [],
    isCovered: false,
    includedIn: [],
  });
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
  expect(offerFor(person, options)).toMatchObject({
    services: [],
    isCovered: true,
    includedIn: [{ id: first.id }],
  });
  const choice = { ...noChoice, leftOut: [obligationKey(safety)] };
  expect(offerFor(person, { ...options, choice })).toMatchObject({
    services: [{ id: second.id }],
    isCovered: false,
    includedIn: [],
  });
});

it('names a service for two obligations in the sum as included at the second', () => {
  const [first] = surveyPrices();
  if (!first) throw new Error('no service');
  const given = assess(surveyAnswers({ productKinds: ['toy'] }), '2026-11-22');
  const answers = (['packagingGermanyRegister', 'packagingGermanySystem'] as const).map((obligation) => ({
    obligation,
    country: 'DE',
    company: 'anywhere' as const,
    isAlsoAtHome: true,
    isOptional: false,
    coveredBy: [],
  }));
  const [register, system] = answers.map((answer) => given.find(({ id }) => id === answer.obligation));
  if (!register || !system) throw new Error('no packaging');
  const options = { ...sum(), obligations: given, offered: [{ ...first, answers }] };
  expect(offerFor(register, options).includedIn).toEqual([]);
  expect(offerFor(system, options)).toMatchObject({ services: [{}], includedIn: [{ id: first.id }] });
  const choice = { ...noChoice, leftOut: [obligationKey(register)] };
  expect(offerFor(system, { ...options, choice }).includedIn).toEqual([]);
  expect(offerFor(register, { ...options, choice }).includedIn).toHaveLength(1);
});

describe('a choice', () => {
  const due = find('vatWhereStored');
  const toCheck = obligations.find(({ certainty }) => certainty === 'check');
  if (!toCheck) throw new Error('nothing to check');
  const added = withToggled(noChoice, toCheck);
  const both = withToggled(added, due);

  it('leaves out what is due and adds what is not, and takes each back', () => {
    expect(both).toEqual({ rhythm: 'usual', added: [obligationKey(toCheck)], leftOut: ['vatWhereStored'] });
    expect([toCheck, due].map((one) => isInSum(one, both))).toEqual([true, false]);
    expect(withToggled(withToggled(both, due), toCheck)).toEqual(noChoice);
  });

  it('is the same in another order of ticks, and another with one tick more', () => {
    const other = { ...noChoice, added: ['b', 'a'] };
    expect(isSameChoice({ ...noChoice, added: ['a', 'b'] }, other)).toBe(true);
    expect(isSameChoice({ ...noChoice, added: ['a'] }, other)).toBe(false);
    expect(isSameChoice({ ...noChoice, leftOut: ['a', 'b'] }, other)).toBe(false);
    expect(isSameChoice({ ...other, rhythm: 'month' }, other)).toBe(false);
  });
});
