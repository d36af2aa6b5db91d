import { announce, areNoticesExpected, expectNotices, onNotice, takeNotices } from './notifications';

it('keeps notices until somebody takes them, and tells of them', () => {
  expect(areNoticesExpected()).toBe(false);
  const listener = jest.fn();
  const end = onNotice(listener);
  expectNotices();
  expect(areNoticesExpected()).toBe(true);
  expect(takeNotices()).toEqual([]);
  announce('systemError');
  announce('loggedOut');
  expect(listener).toHaveBeenCalledTimes(3);
  expect(takeNotices()).toEqual(['systemError', 'loggedOut']);
  expect(takeNotices()).toEqual([]);
  end();
  announce('systemError');
  expect(listener).toHaveBeenCalledTimes(3);
});
