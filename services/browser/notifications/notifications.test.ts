import {
  notify,
  areNotificationsExpected,
  expectNotifications,
  onNotification,
  takeNotifications,
} from './notifications';

// Shows (requirements, 8.1).

it('keeps notifications until they are taken, and calls the listeners', () => {
  expect(areNotificationsExpected()).toBe(false);
  const listener = jest.fn();
  const end = onNotification(listener);
  expectNotifications();
  expect(areNotificationsExpected()).toBe(true);
  expect(takeNotifications()).toEqual([]);
  notify('systemError');
  notify('loggedOut');
  expect(listener).toHaveBeenCalledTimes(3);
  expect(takeNotifications()).toEqual(['systemError', 'loggedOut']);
  expect(takeNotifications()).toEqual([]);
  end();
  notify('systemError');
  expect(listener).toHaveBeenCalledTimes(3);
});
