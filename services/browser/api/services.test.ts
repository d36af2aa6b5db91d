import bundles from '@/contract/calls/examples/getPriceBundles.json';
import example from '@/contract/calls/examples/getProductsPrices.json';

import { networkFailure } from './apiResult';
import { callApi } from './callApi';
import { fetchBundlesToday, fetchServicesToday } from './services';

jest.mock('./callApi');
const answers = (answer: unknown) => jest.mocked(callApi).mockResolvedValue(answer as never);

it('returns all services with their prices', async () => {
  answers(example);
  const services = await fetchServicesToday();
  expect(services.map(({ id }) => id)).toEqual(example.data.map(({ id }) => id));
  expect(services[0]?.prices[0]).toHaveProperty('amountMinor', example.data[0]?.prices[0]?.amount);
});

it('returns all bundles with their prices', async () => {
  answers(bundles);
  const [first] = await fetchBundlesToday();
  expect(first).toMatchObject({ title: 'Stock in Germany', serviceIds: [1, 2] });
  expect(first?.prices[0]).toHaveProperty('amountMinor', 40_000);
});

it('throws if the call fails', async () => {
  answers(networkFailure(new Error('Network Error')));
  await expect(fetchServicesToday()).rejects.toThrow('Network Error');
  await expect(fetchBundlesToday()).rejects.toThrow('Network Error');
});
