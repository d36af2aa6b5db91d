import type { GetServerSidePropsContext } from 'next';

import type { SentVatNumber } from '@/services/domain/vatNumbers/vatNumberEntry';
import { layoutData } from '@/services/fixtures/layoutData';
import { fetchLayoutData } from '@/services/gateway/layoutData';

import { getServerSideProps } from './answeredVatNumber';

jest.mock('@/services/gateway/layoutData');
jest.mock('@/services/config/env', () => ({
  env: () => ({ REVALIDATE_SECONDS: 60, RENDER_DEADLINE_MS: 5_000 }),
}));
beforeEach(() => jest.mocked(fetchLayoutData).mockResolvedValue(layoutData()));

const setHeader = jest.fn();
async function sent(query: Record<string, string | string[]>) {
  const context = { query, locale: 'de', res: { setHeader } } as unknown as GetServerSidePropsContext;
  const result = await getServerSideProps(context);
  return 'props' in result ? ((await result.props) as { sent: SentVatNumber }).sent : undefined;
}

it.each([
  [{ number: 'de 999.024.513', country: '' }, 'possible'],
  [{ number: '999024513', country: 'DE' }, 'possible'],
  [{ number: 'DE999024514', country: '' }, 'wrongDigits'],
  [{ number: 'DE99', country: '' }, 'wrongForm'],
  [{ number: '999024513', country: '' }, null],
  [{ number: '9'.repeat(2_000), country: '' }, null],
])('checks %j: %s', async (query, outcome) => {
  const result = await sent(query);
  expect(result).toMatchObject({ outcome, entry: { number: query.number, letters: query.country } });
});

it('lets nobody keep the page', async () => {
  await sent({ number: 'DE999024513' });
  expect(setHeader).toHaveBeenCalledWith('Cache-Control', 'private, no-store');
});

it('checks nothing without a query', async () => {
  expect(await sent({})).toEqual({ entry: { number: '', letters: '' }, outcome: null });
});
