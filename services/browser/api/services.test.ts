import example from '@/contract/calls/examples/getProductsPrices.json';

import { networkFailure } from './apiResult';
import { callApi } from './callApi';
import { fetchServicesToday } from './services';

jest.mock('./callApi');
const answers = (answer: unknown) => jest.mocked(callApi).mockResolvedValue(answer as never);

it('returns all services with their prices', async () => {
  answers(example);
  const services = await fetchServicesToday();
  expect(services.map(({ id }) => id)).toEqual(example.data.map(({ id }) => id));
  expect(services[0]?.prices[0]).toHaveProperty('amountMinor', example.data[0]?.prices[0]?.amount);
});

it('throws if the call fails', async () => {
  answers(networkFailure(new Error('Network Error')));
  await expect(fetchServicesToday()).rejects.toThrow('Network Error');
});
