import { callApi } from './callApi';
import { countPopUpClick, countPosterClick } from './posters';

jest.mock('./callApi');

it("counts a click by the banner's id", () => {
  jest.mocked(callApi).mockResolvedValue({ code: 500 } as never);
  expect(countPosterClick(3)).toBeUndefined();
  expect(callApi).toHaveBeenCalledWith('countPosterClick', { id: 3 });
});

it('counts a click on the pop-up by its kind', () => {
  jest.mocked(callApi).mockResolvedValue({ code: 500 } as never);
  expect(countPopUpClick(2)).toBeUndefined();
  expect(callApi).toHaveBeenCalledWith('countPosterClick', { id: 2, kind: 'popUp' });
});
