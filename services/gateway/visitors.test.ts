import { request } from './client';
import { exampleOf } from './examples';
import { fetchVisitorCountry, recordVisit } from './visitors';

jest.mock('./client');

const requestMock = jest.mocked(request);
beforeEach(() => {
  requestMock.mockReset().mockImplementation((name) => Promise.resolve(exampleOf(name)));
});

const context = { locale: 'en', visitorAddress: '203.0.113.7' } as const;

it('knows the country of an address', async () => {
  await expect(fetchVisitorCountry(context)).resolves.toBe('DE');
  expect(requestMock).toHaveBeenCalledWith('interview', {}, context);
});

it('knows when it does not', async () => {
  requestMock.mockResolvedValue({ country: 'unknown' });
  await expect(fetchVisitorCountry(context)).resolves.toBeUndefined();
});

it('records a visit', async () => {
  const visit = {
    path: '/cht/Services',
    title: 'Services',
    referrerHost: 'www.example.com',
    language: 'de',
    channelNo: '1005',
    channelCode: 'logistics',
  } as const;
  await expect(recordVisit(visit, context)).resolves.toBeUndefined();
  expect(requestMock).toHaveBeenCalledWith('recordVisitor', visit, context);
});
