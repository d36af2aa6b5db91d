import { fetchChannels } from '@/services/gateway/channels';

import { resolveChannelPage } from './resolveChannelPage';

jest.mock('@/services/gateway/channels');
jest.mock('@/services/config/env', () => ({ env: () => ({ REVALIDATE_SECONDS: 60 }) }));

const link = new URL('https://www.example.com/cht/hot/newcomerActivities?channelCode=fair');
const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);

it('returns undefined until the channels are known, then fetches them once', async () => {
  jest.mocked(fetchChannels).mockRejectedValueOnce(new Error('gone'));
  expect(await resolveChannelPage(link)).toBeUndefined();
  expect(stderr).toHaveBeenCalledWith(expect.stringContaining('"during":"Channels","cause":"Error: gone"'));

  const channel = { id: 1, name: 'Fairs', channelNo: '1007', channelCode: 'fair' };
  jest.mocked(fetchChannels).mockResolvedValue([channel]);
  expect(await resolveChannelPage(link)).toBe('/cht/hot/newcomerActivities/fair');
  expect(await resolveChannelPage(link)).toBe('/cht/hot/newcomerActivities/fair');
  expect(fetchChannels).toHaveBeenCalledTimes(2);
});
