import { clearSession } from './clearSession';
import { notifySessionChange } from './session';

// Shows (requirements, 4.1 and 11.5).

jest.mock('./session');
jest.mock('@/services/config/paths', () => ({
  ...jest.requireActual<object>('@/services/config/paths'),
  pathsForMembers: ['/cht/members'],
}));

const at = (pathname: string) => ({ pathname, assign: jest.fn() });

it('notifies the listeners of the session', () => {
  clearSession(at('/'));
  expect(notifySessionChange).toHaveBeenCalledTimes(1);
});

it.each([
  ['/cht/members', '/'],
  ['/de/cht/members', '/de'],
])('redirects from %s, which needs a login, to %s', (pathname, home) => {
  const location = at(pathname);
  clearSession(location);
  expect(location.assign).toHaveBeenCalledWith(home);
});

it.each(['/', '/de', '/cht/ResourcesDoc', '/de/cht/ResourcesDoc', '/design/cht/members'])(
  'stays on %s',
  (pathname) => {
    const location = at(pathname);
    clearSession(location);
    expect(location.assign).not.toHaveBeenCalled();
  },
);
