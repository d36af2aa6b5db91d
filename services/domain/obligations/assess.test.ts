import fc from 'fast-check';

import { type ObligationId, obligationIds } from '@/contract/lists/obligations';
import { productKinds } from '@/contract/lists/surveys';
import german from '@/locales/de/calculate.json';
import english from '@/locales/en/calculate.json';
import { anyAnswers, anyPlaces } from '@/services/fixtures/anyAnswers';
import { merchant } from '@/services/fixtures/surveys';

import { assess, type Obligation, rules } from './assess';
import { obligationKey } from './standing';
import type { SurveyAnswers } from './survey';

/** The law of this day. */
const day = '2026-11-22';

it('says from which fact it follows that somebody else owes a duty', () => {
  const reseller = merchant({
    companyCountry: 'DE',
    salesCountries: ['DE'],
    productKinds: ['electrical'],
    supplyRoles: ['homeSupplier'],
  });
  const found = new Map(assess(reseller, day).map((obligation) => [obligation.id, obligation.because]));
  expect(found.get('weeeGermany')).toEqual(['sells:electrical', 'buysAtHomeOnly']);
  expect(found.get('electricalConformity')).toEqual(['sellsInUnion', 'sells:electrical', 'buysInUnionOnly']);
});

describe('any answers', () => {
  const pairs = (found: Obligation[]) =>
    found.flatMap(({ id, countries }) => countries.map((country) => `${id} ${country}`));
  const due = (given: SurveyAnswers) => assess(given, day).filter(({ certainty }) => certainty === 'due');

  it('name a duty once for each country, no line of a report twice, and no country but those of the merchant', () =>
    fc.assert(
      fc.property(anyAnswers, (given) => {
        const found = assess(given, day);
        for (const list of [pairs(found), found.map(obligationKey)])
          expect(new Set(list).size).toBe(list.length);
        const own = ['EU', ...given.storageCountries, ...given.salesCountries];
        expect(own).toEqual(expect.arrayContaining(found.flatMap(({ countries }) => countries)));
      }),
    ));

  it('keep every obligation, be it owed by others, when the role in the supply chain is said', () =>
    fc.assert(
      fc.property(anyAnswers, (given) => {
        const unsaid = pairs(assess({ ...given, supplyRoles: [] }, day));
        expect(pairs(assess(given, day)).sort()).toEqual(unsaid.sort());
      }),
    ));

  /** Rules that take each other's place, whatever the country. */
  const families: Partial<Record<ObligationId, string>> = {
    homeVatBelowThreshold: 'sales across borders',
    unionOss: 'sales across borders',
    vatWhereStored: 'registration',
    vatWhereImported: 'registration',
    fiscalRepresentative: 'representative',
    fiscalRepresentativeUnsure: 'representative',
    fiscalRepresentativeImport: 'representative',
    // Stock in Norway can spare a company there the intermediary.
    ioss: 'IOSS',
    iossIntermediary: 'IOSS',
  };
  const topics = (given: SurveyAnswers) =>
    assess(given, day).flatMap(({ id, countries }) =>
      families[id] === 'sales across borders'
        ? 'sales across borders'
        : countries.map((country) => `${families[id] ?? id} ${country}`),
    );
  const oneMore = fc.oneof(
    fc.record({ storageCountries: fc.constantFrom(...anyPlaces, 'XI').map((country) => [country]) }),
    fc.record({ salesCountries: fc.constantFrom(...anyPlaces, 'XI').map((country) => [country]) }),
    fc.record({ productKinds: fc.constantFrom(...productKinds).map((kind) => [kind]) }),
    fc.record({
      salesChannels: fc.constantFrom('ownShop' as const, 'marketplace' as const).map((way) => [way]),
    }),
    fc.record({
      importedConsignments: fc.constantFrom('upTo150' as const, 'above150' as const).map((value) => [value]),
    }),
  );

  it('drop nothing when a fact is added', () =>
    fc.assert(
      fc.property(anyAnswers, oneMore, (given, added) => {
        // The form asks for one of each.
        fc.pre(given.productKinds.length > 0 && given.salesChannels.length > 0);
        // Above, the scheme for small enterprises is out once the turnover is asked for.
        fc.pre((given.crossBorderTurnover ?? 0) <= 100_000);
        const [question, list] = Object.entries(added)[0] as ['salesCountries', string[]];
        const more = { ...given, [question]: [...new Set([...given[question], ...list])] };
        expect(topics(more)).toEqual(expect.arrayContaining(topics(given)));
      }),
      { numRuns: 400 },
    ));

  it('keep every duty when a country is sold to as well', () =>
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...anyPlaces), (given, country) => {
        const more = pairs(due({ ...given, salesCountries: [...given.salesCountries, country] }));
        expect(more).toEqual(expect.arrayContaining(pairs(due(given))));
      }),
    ));
});

it('every rule has an id of its own, a source and a text in both languages', () => {
  for (const { id, sources } of rules) {
    expect([id, sources.length > 0]).toEqual([id, true]);
    expect([id, id in english.reasons, id in german.reasons]).toEqual([id, true, true]);
  }
  const ids = rules.map(({ id }) => id).sort();
  expect(Object.keys(english.reasons).sort()).toEqual(ids);
  expect(obligationIds.slice().sort()).toEqual(ids);
});
