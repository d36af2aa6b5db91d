import type { ReturnPeriod } from '@/contract/lists/returnPeriods';

import { seedDueRules } from '../testing/seedDueRules';
import type { DeadlineChoice } from './deadlineChoice';
import { deadlineCountries, deadlineRules, frequenciesOf, topicsOf } from './deadlineRules';

const all = seedDueRules();
const choices: DeadlineChoice[] = deadlineCountries.flatMap((country) => [
  ...frequenciesOf(all, country).map((frequency) => ({ country, frequency, topic: 'vat' as const })),
  ...topicsOf(all, country).map((topic) => ({ country, topic })),
]);

it('has rules for every choice, each with a source and once', () => {
  expect(choices.length).toBeGreaterThan(150);
  for (const choice of choices) {
    const rules = deadlineRules(all, choice);
    expect([choice, rules.length > 0]).toEqual([choice, true]);
    for (const { source } of rules) expect(source.act).not.toBe('');
    const names = rules.map(({ title, period }) => `${title} ${period}`);
    expect([choice, names]).toEqual([choice, [...new Set(names)]]);
  }
});

it('has the VAT returns of every country but Malta, whose sources contradict each other', () => {
  expect(deadlineCountries.filter((country) => !topicsOf(all, country).includes('vat'))).toEqual(['MT']);
});

it('says of returns that not everybody files who files them', () => {
  const ofYear = (country: string) =>
    deadlineRules(all, { country, topic: 'vat' })
      .filter(({ period }) => period === 'year')
      .map(({ title, due, note }) => [title, 'dates' in due && due.dates[0], note]);
  expect(ofYear('GB')).toEqual([['Annual VAT return, United Kingdom', false, 'Annual accounting scheme.']]);
  expect(ofYear('NL')).toEqual([
    ['Annual VAT return, Netherlands', '03-31', 'Only for those who file once a year.'],
  ]);
  expect(ofYear('LU')).toEqual([
    ['Annual VAT return, Luxembourg', '05-01', undefined],
    ['Annual VAT return of yearly filers, Luxembourg', '03-01', undefined],
  ]);
  for (const country of ['CH', 'HU', 'IE', 'NO'])
    for (const [, , note] of ofYear(country)) expect(note).toMatch(/Only|below|request/);
});

it('keeps EC sales lists that a country takes in one period alone with every frequency', () => {
  const periodsIn = (country: string, frequency: ReturnPeriod) =>
    deadlineRules(all, { country, frequency, topic: 'salesList' }).map(({ period }) => period);
  expect(periodsIn('DE', 'quarter')).toEqual(['quarter']);
  expect(periodsIn('PL', 'quarter')).toEqual(['month']);
  expect(periodsIn('DE', 'year')).toEqual(['month', 'quarter']);
});
