import example from '@/contract/calls/examples/getCommoditySearch.json';
import titles from '@/contract/calls/examples/getSearchTitles.json';

import { networkFailure } from './apiResult';
import { callApi } from './callApi';
import { countSearchHit, countSearchMiss, fetchSearchEntries, fetchSearchTitles } from './search';

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
    areaName: 'VAT',
    href: '/cht/Services/vat#service-1',
  });
  expect(hot).toHaveLength(example.data.hotService.length);
  expect(callApi).toHaveBeenCalledWith('getCommoditySearch', {});
});

it('throws if the call fails', async () => {
  answers(networkFailure(new Error('Network Error')));
  await expect(fetchSearchEntries()).rejects.toThrow('Network Error');
});

it('returns the titles of articles, questions and notices', async () => {
  answers(titles);
  const { articles, questions, information } = await fetchSearchTitles();
  expect(articles[0]).toMatchObject({ id: 12, type: 'companyEncy' });
  expect([questions, information]).toEqual([titles.data.questions, titles.data.information]);
});

it('throws if the titles cannot be had', async () => {
  answers(networkFailure(new Error('Network Error')));
  await expect(fetchSearchTitles()).rejects.toThrow('Network Error');
});

it('counts searches with and without result', () => {
  answers({ code: 0, msg: '', data: true });
  countSearchMiss('rocket');
  expect(callApi).toHaveBeenCalledWith('countSearchMiss', { query: 'rocket' });
  countSearchHit('ioss');
  expect(callApi).toHaveBeenCalledWith('countSearchHit', { query: 'ioss' });
});
