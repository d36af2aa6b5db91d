import fc from 'fast-check';

import { anyAnswers } from '@/services/fixtures/anyAnswers';
import { merchant } from '@/services/fixtures/surveys';

import { assess } from './assess';
import { notCovered } from './notCovered';
import type { SurveyAnswers } from './survey';

it.each<[string, SurveyAnswers, string[]]>([
  ['a shop in Chicago at home', merchant({ companyCountry: 'US', salesCountries: ['US'] }), ['homeTax']],
  [
    'a shop in Berlin at home',
    merchant({ companyCountry: 'DE', salesCountries: ['DE'] }),
    ['homeTax', 'eInvoicing'],
  ],
  [
    'a shop in Berlin that sells to consumers in France',
    merchant({ companyCountry: 'DE', salesCountries: ['FR'] }),
    ['homeTax', 'eInvoicing', 'intrastat'],
  ],
  [
    'a dealer in Berlin that sells to businesses in France',
    merchant({ companyCountry: 'DE', salesCountries: ['FR'], salesChannels: ['businessOnly'] }),
    ['homeTax', 'eInvoicing', 'salesLists', 'intrastat'],
  ],
  [
    'a company in Berlin that moves goods to Poland',
    merchant({ companyCountry: 'DE', storageCountries: ['DE', 'PL'], salesCountries: ['PL'] }),
    ['homeTax', 'eInvoicing', 'salesLists', 'intrastat'],
  ],
  [
    'a studio in Berlin that sells downloads to businesses in France',
    merchant({
      companyCountry: 'DE',
      storageCountries: [],
      salesCountries: ['FR'],
      productKinds: ['digital'],
      salesChannels: ['businessOnly'],
    }),
    ['homeTax', 'eInvoicing', 'salesLists'],
  ],
])('of %s', (_story, answers, topics) => expect(notCovered(answers)).toEqual(topics));

it('leaves nothing out: a report has obligations, or says what it does not cover, whatever was answered', () =>
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const topics = notCovered(answers);
      // The tax of the own country is no rule: where it is at home, no duty of registration names it.
      const registrations = assess(answers, '2026-11-22').filter(({ id }) => /^(vat|salesTax)/.test(id));
      expect(registrations.flatMap(({ countries }) => countries)).not.toContain(answers.companyCountry);
      expect(topics).toContain('homeTax');
    }),
  ));

it('names no fewer topics for more countries and ways of selling', () =>
  fc.assert(
    fc.property(anyAnswers, anyAnswers, (given, more) => {
      const both = {
        ...given,
        storageCountries: [...given.storageCountries, ...more.storageCountries],
        salesCountries: [...given.salesCountries, ...more.salesCountries],
        salesChannels: [...given.salesChannels, ...more.salesChannels],
      };
      expect(notCovered(both)).toEqual(expect.arrayContaining(notCovered(given)));
    }),
  ));
