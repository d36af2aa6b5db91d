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

it('returns the entries of pages, articles, questions and notices with their addresses', async () => {
  answers(titles);
  const { entries, synonyms } = await fetchSearchTitles();
  expect(entries.pages?.[0]).toMatchObject({ label: 'Contact', areaName: 'Kompassa', href: '/cht/Contact' });
  expect(entries.articles?.[0]).toMatchObject({
    href: '/companyEncy/12.html',
    words: 'customs import deduct',
  });
  expect(entries.questions?.[0]?.href).toBe('/questionAnswer/4');
  expect(entries.information?.[0]?.href).toBe('/information/3');
  expect(synonyms).toEqual(titles.data.synonyms);
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
