import { type AlertTopic, isConcerned } from './alerts';

const choices: [countries: string[], topics: AlertTopic[], topic: AlertTopic | null, expected: boolean][] = [
  [[], [], 'rates', true],
  [['PL', 'FR'], [], 'rates', true],
  [['FR'], [], 'rates', false],
  [['PL'], ['rates'], 'rates', true],
  [['PL'], ['returns'], 'rates', false],
  [[], ['returns'], 'rates', false],
  [['PL'], ['returns'], null, true],
  [['FR'], ['returns'], null, false],
];
it.each(choices)(
  'who chose %j and %j is told of a change in Poland about %s: %s',
  (countries, topics, topic, expected) =>
    expect(isConcerned({ countries, topics }, { country: 'PL', topic })).toBe(expected),
);
