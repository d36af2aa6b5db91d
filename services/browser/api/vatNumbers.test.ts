import { callApi } from './callApi';
import { fetchViesAnswer } from './vatNumbers';

jest.mock('./callApi');
const call = jest.mocked(callApi);
const failure = { code: -1, msg: '', data: null, isCancelled: false };

it('has the answer of the call', async () => {
  call.mockResolvedValue({ code: 0, msg: 'success', data: { state: 'failed', fault: 'late' } });
  expect(await fetchViesAnswer('DE999024513')).toEqual({ state: 'failed', fault: 'late' });
  expect(call).toHaveBeenCalledWith('checkVatNumber', { number: 'DE999024513' });
});

it.each([
  [429, 'tooMany'],
  [503, 'unavailable'],
  [0, 'unavailable'],
])('a call that fails with %d is the fault %s', async (status, fault) => {
  call.mockResolvedValue({ ...failure, status });
  expect(await fetchViesAnswer('DE999024513')).toEqual({ state: 'failed', fault });
});
