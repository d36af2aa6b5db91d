import { callLive } from './callLive';
import { countPosterClick } from './posters';

jest.mock('./callLive');

it('counts a click by the id of the banner and says nothing of a failure', () => {
  jest.mocked(callLive).mockResolvedValue({ code: 500 } as never);
  expect(countPosterClick(3)).toBeUndefined();
  expect(callLive).toHaveBeenCalledWith('countPosterClick', { id: 3 }, { toast: false });
});
