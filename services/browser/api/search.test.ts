import example from '@/contract/calls/examples/getCommoditySearch.json';

import { networkFailure } from './apiResult';
import { callApi } from './callApi';
import { fetchSearchEntries } from './search';

// Shows (requirements, 3.2 and 4.4).

jest.mock('./callApi');
const answers = (answer: unknown) => jest.mocked(callApi).mockResolvedValue(answer as never);

it('returns all services and the hot ones', async () => {
  answers(example);
  const { all, hot } = await fetchSearchEntries();
  expect(all[0]).toEqual({
    id: '1',
    label: 'VAT registration Germany',
    area: 'vat',
    href: '/cht/Services#vat',
  });
  expect(hot).toHaveLength(example.data.hotService.length);
  expect(callApi).toHaveBeenCalledWith('getCommoditySearch', {});
});

it('throws if the call fails', async () => {
  answers(networkFailure(new Error('Network Error')));
  await expect(fetchSearchEntries()).rejects.toThrow('Network Error');
});
