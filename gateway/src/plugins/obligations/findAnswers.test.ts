import { obligationIds } from '@/contract/lists/obligations';

import type { Service } from '../../payload-types';
import { answersByObligation } from './findAnswers';

const service = (id: number, countryCode: Service['countryCode']): Service =>
  ({
    id,
    serverName: `Service ${id}`,
    countryCode,
    answers: [{ obligation: 'vatWhereStored', company: 'anywhere' }],
  }) as Service;

it('lists every obligation, with the services that answer it by country', () => {
  const rows = answersByObligation([service(1, '1'), service(2, '2')]);
  expect(rows.map(({ obligation }) => obligation)).toEqual(obligationIds);
  const [found] = rows.filter(({ answers }) => answers.length > 0);
  expect(found).toMatchObject({
    obligation: 'vatWhereStored',
    answers: [
      { country: 'DE', service: { id: 2 } },
      { country: 'FR', service: { id: 1 } },
    ],
  });
  expect(rows.filter(({ answers }) => answers.length === 0)).toHaveLength(obligationIds.length - 1);
});
