import { callApi } from './callApi';
import { countSearchHit, countSearchMiss } from './search';

// Shows (requirements, 3.2 and 4.4).

jest.mock('./callApi');
const answers = (answer: unknown) => jest.mocked(callApi).mockResolvedValue(answer as never);

it('counts searches with and without result', () => {
  answers({ code: 0, msg: '', data: true });
  countSearchMiss('rocket');
  expect(callApi).toHaveBeenCalledWith('countSearchMiss', { query: 'rocket' });
  countSearchHit('ioss');
  expect(callApi).toHaveBeenCalledWith('countSearchHit', { query: 'ioss' });
});
