import example from '@/contract/calls/examples/popMarketList.json';

import { networkFailure } from './apiResult';
import { callApi } from './callApi';
import { fetchPopUp } from './popUps';

// Shows (requirements, 3.3 and 7.3).

jest.mock('./callApi');
const host = 'https://gateway.example.com';
const answers = (answer: unknown) => jest.mocked(callApi).mockResolvedValue(answer as never);

it('returns the first activity', async () => {
  answers(example);
  await expect(fetchPopUp(host)).resolves.toEqual({
    id: 1,
    imageUrl: `${host}/cms-api/media/file/pop-up-packaging-en.webp`,
    imageAlt: expect.stringContaining('LUCID'),
    href: '/cht/Services#packaging',
    startsAt: '2025-12-31T23:00:00.000Z',
    endsAt: null,
  });
  expect(callApi).toHaveBeenCalledWith('popMarketList', { popClient: '1' });
});

it.each([
  ['there is none', { ...example, data: [] }],
  ['the call fails', networkFailure(new Error('Network Error'))],
])('returns null if %s', async (_case, answer) => {
  answers(answer);
  await expect(fetchPopUp(host)).resolves.toBeNull();
});
