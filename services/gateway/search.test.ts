import { callGateway } from './client';
import { exampleOf } from './examples';
import { fetchSearchEntries } from './search';

jest.mock('./client');

const requestMock = jest.mocked(callGateway);
beforeEach(() => {
  requestMock.mockReset().mockImplementation((name) => Promise.resolve(exampleOf(name)));
});

it('lists all services and the hot ones', async () => {
  const { all, hot } = await fetchSearchEntries('de');
  expect(all[0]).toEqual({
    id: '1',
    label: 'VAT registration Germany',
    area: 'vat',
    href: '/cht/Services#vat',
  });
  expect(hot).toHaveLength(exampleOf('getCommoditySearch').hotService.length);
  expect(requestMock).toHaveBeenCalledWith('getCommoditySearch', {}, { locale: 'de' });
});
