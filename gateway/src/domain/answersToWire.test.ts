import { wireServiceAnswer } from '@/contract/calls/services';

import { answersToWire } from './answersToWire';

const row = { obligation: 'vatElsewhere', company: 'anywhere' } as const;

it('gives a row without a country that of the service', () => {
  const answers = answersToWire({ countryCode: '2', answers: [row, { ...row, country: 'NO' }] });
  expect(answers.map(({ country }) => country)).toEqual(['DE', 'NO']);
  for (const answer of answers) expect(wireServiceAnswer.strict().parse(answer)).toEqual(answer);
});

it('answers for others and in full where nothing else was entered', () => {
  expect(answersToWire({ countryCode: '2', answers: [row] })).toEqual([
    { ...row, country: 'DE', isAlsoAtHome: false, isOptional: false, coveredBy: [] },
  ]);
});

it('leaves out what has no country', () =>
  expect(answersToWire({ countryCode: null, answers: [row] })).toEqual([]));

it('has no answers where none were entered', () =>
  expect(answersToWire({ countryCode: '2', answers: undefined })).toEqual([]));
