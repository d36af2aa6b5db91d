import example from '@/contract/calls/examples/popMarketList.json';

import { networkFailure } from './apiResult';
import { callApi } from './callApi';
import { fetchPopUp } from './popUps';

jest.mock('./callApi');
const host = 'https://gateway.example.com';
const answers = (answer: unknown) => jest.mocked(callApi).mockResolvedValue(answer as never);

it('returns the first activity', async () => {
  answers(example);
  await expect(fetchPopUp(host)).resolves.toMatchObject({
    href: '/cht/Services#packaging',
    imageUrl: `${host}/cms-api/media/file/pop-up-packaging-en.webp`,
  });
  expect(callApi).toHaveBeenCalledWith('popMarketList', { popClient: '1' }, { toast: false });
});

it.each([
  ['none is on', { ...example, data: [] }],
  ['the call fails', networkFailure(new Error('Network Error'))],
])('returns null if %s', async (_case, answer) => {
  answers(answer);
  await expect(fetchPopUp(host)).resolves.toBeNull();
});
