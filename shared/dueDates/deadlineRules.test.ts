import { choiceOf, type DeadlineChoice, segmentOf } from './deadlineChoice';
import { deadlineCountries, deadlineRules, frequenciesOf, topicsOf } from './deadlineRules';
import type { ReturnPeriod } from './dueRule';

const choices: DeadlineChoice[] = deadlineCountries.flatMap((country) => [
  ...frequenciesOf(country).map((frequency) => ({ country, frequency, topic: 'vat' as const })),
  ...topicsOf(country).map((topic) => ({ country, topic })),
]);

it('has rules for every choice, each with a source and once', () => {
  expect(choices.length).toBeGreaterThan(150);
  for (const choice of choices) {
    const rules = deadlineRules(choice);
    expect([choice, rules.length > 0]).toEqual([choice, true]);
    for (const { source } of rules) expect(source.act).not.toBe('');
    const names = rules.map(({ title, period }) => `${title.en} ${period}`);
    expect([choice, names]).toEqual([choice, [...new Set(names)]]);
  }
});

it('has the VAT returns of every country but Malta, whose sources contradict each other', () => {
  expect(deadlineCountries.filter((country) => !topicsOf(country).includes('vat'))).toEqual(['MT']);
});

it('keeps EC sales lists that a country takes in one period alone with every frequency', () => {
  const periodsIn = (country: string, frequency: ReturnPeriod) =>
    deadlineRules({ country, frequency, topic: 'salesList' }).map(({ period }) => period);
  expect(periodsIn('DE', 'quarter')).toEqual(['quarter']);
  expect(periodsIn('PL', 'quarter')).toEqual(['month']);
  expect(periodsIn('DE', 'year')).toEqual(['month', 'quarter']);
});

it('reads each choice back from its part of the address, and no other', () => {
  for (const { frequency, topic } of choices) {
    const segment = segmentOf({ frequency, topic }) ?? '';
    expect(choiceOf(segment)).toEqual({ ...(frequency && { frequency }), ...(topic && { topic }) });
  }
  expect(choiceOf('quarter-vat-2028')).toEqual({ frequency: 'quarter', topic: 'vat', year: 2028 });
  expect(choiceOf(segmentOf({ year: 2027 }) ?? '')).toEqual({ year: 2027 });
  for (const segment of [
    '2028-vat',
    '1999',
    '20288',
    '',
    '-',
    'vat-quarter',
    'quarter-',
    'quarter-vat-x',
    'Quarter',
    'constructor',
  ])
    expect(choiceOf(segment)).toBeUndefined();
});
