import { question } from '@/services/fixtures/questions';

import { firstOfEachType } from './question';

it('returns the first question of each type in order', () => {
  const questions = [
    question({ id: 1, typeKey: 'vat' }),
    question({ id: 2, typeKey: 'vat' }),
    question({ id: 3, typeKey: 'oss' }),
    question({ id: 4, typeKey: 'vat' }),
    question({ id: 5, typeKey: 'packaging' }),
  ];
  expect(firstOfEachType(questions).map(({ id }) => id)).toEqual([1, 3, 5]);
  expect(firstOfEachType([])).toEqual([]);
});
