import type { ServiceAnswer, SurveyService } from '@/services/domain/services/service';
import { surveyPrices } from '@/services/fixtures/surveys';

import type { Obligation } from './assess';
import { estimate } from './estimate';

const answer = (overrides: Partial<ServiceAnswer>): ServiceAnswer => ({
  obligation: 'vatWhereStored',
  country: 'DE',
  company: 'anywhere',
  isAlsoAtHome: false,
  isOptional: false,
  coveredBy: [],
  ...overrides,
});
const [template] = surveyPrices();
const service = (id: number, overrides: Partial<SurveyService>): SurveyService => {
  if (!template) throw new Error('The example has no service.');
  return { ...template, id, answers: [answer({})], ...overrides };
};
const obligation = (overrides: Partial<Obligation>): Obligation => ({
  id: 'vatWhereStored',
  group: 'vat',
  certainty: 'due',
  sources: [],
  isOffered: true,
  places: 'storage',
  because: [],
  countries: ['DE'],
  ...overrides,
});

const idsOf = (lines: { service: SurveyService }[]) => lines.map(({ service: { id } }) => id);

it('offers what answers an obligation in its country', () => {
  const offered = [
    service(1, {}),
    service(2, { answers: [answer({ country: 'FR' })] }),
    service(3, { answers: [answer({ country: 'EU' })] }),
    service(4, { answers: [answer({ obligation: 'unionOss', country: 'EU' })] }),
    service(5, { answers: [] }),
  ];
  expect(idsOf(estimate([obligation({})], offered, 'CN').lines)).toEqual([1]);
  const unionOss = obligation({ id: 'unionOss', countries: ['EU'] });
  expect(idsOf(estimate([unionOss], offered, 'CN').lines)).toEqual([4]);
});

it.each([
  ['anywhere', ['CN', 'FR']],
  ['inUnion', ['FR']],
  ['outsideUnion', ['CN']],
] as const)('offers an answer for a company %s to such a company', (company, expected) => {
  const offered = [service(1, { answers: [answer({ company })] })];
  const companies = ['CN', 'FR'].filter((from) => estimate([obligation({})], offered, from).lines.length > 0);
  expect(companies).toEqual(expected);
});

it.each([
  [false, 0],
  [true, 1],
])('offers a company in the country what is also for it: %s', (isAlsoAtHome, count) =>
  expect(
    estimate([obligation({})], [service(1, { answers: [answer({ isAlsoAtHome })] })], 'DE').lines,
  ).toHaveLength(count),
);

it('names the obligations of a service, which counts once', () => {
  const offered = [service(1, { answers: [answer({}), answer({ obligation: 'fiscalRepresentative' })] })];
  const { lines } = estimate([obligation({}), obligation({ id: 'fiscalRepresentative' })], offered, 'CN');
  expect(lines).toMatchObject([{ obligations: ['vatWhereStored', 'fiscalRepresentative'] }]);
});

it('leaves what is optional outside the sum', () => {
  const { lines, optional, unpriced } = estimate(
    [obligation({})],
    [service(1, { answers: [answer({ isOptional: true })] })],
    'CN',
  );
  expect(lines).toEqual([]);
  expect(idsOf(optional)).toEqual([1]);
  expect(unpriced.map(({ id }) => id)).toEqual(['vatWhereStored']);
});

it('does not offer a service beside the one that covers its obligation', () => {
  const person = answer({ obligation: 'responsiblePerson', coveredBy: ['toySafety'] });
  const offered = [
    service(1, { answers: [person] }),
    service(2, { answers: [answer({ obligation: 'toySafety' })] }),
  ];
  const both = estimate(
    [obligation({ id: 'responsiblePerson' }), obligation({ id: 'toySafety' })],
    offered,
    'CN',
  );
  expect(idsOf(both.lines)).toEqual([2]);
  expect(both.unpriced).toEqual([]);
  const withoutToy = estimate([obligation({ id: 'responsiblePerson' })], offered, 'CN');
  expect(idsOf(withoutToy.lines)).toEqual([1]);
  // Nothing covers it where the other obligation has no service.
  const [alone] = offered;
  const toy = obligation({ id: 'toySafety' });
  expect(
    idsOf(estimate([obligation({ id: 'responsiblePerson' }), toy], alone ? [alone] : [], 'CN').lines),
  ).toEqual([1]);
});

it('lists obligations without a price, except those that we do not take on, and counts for how many the sum is', () => {
  const { unpriced, coverage } = estimate(
    [
      obligation({}),
      obligation({ countries: ['IT'], doubt: 'home' }),
      obligation({ id: 'lowValueDuty', isOffered: false }),
    ],
    [service(1, {})],
    'CN',
  );
  expect(unpriced).toMatchObject([{ id: 'vatWhereStored', countries: ['IT'] }]);
  expect(coverage).toEqual({ obligations: 3, covered: 1, onRequest: 1 });
});
