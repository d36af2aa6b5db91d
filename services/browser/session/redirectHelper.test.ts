import { clearSession } from '@/services/store/isGWLogin';

import { runRedirectHelper } from './redirectHelper';

// Shows (requirements, 4.1 and 11.5).

jest.mock('@/services/store/isGWLogin');
jest.mock('@/services/config/paths', () => ({
  ...jest.requireActual<object>('@/services/config/paths'),
  pathsForMembers: ['/cht/members'],
}));

const at = (pathname: string) => ({ pathname, assign: jest.fn() });

it('clears the session', () => {
  runRedirectHelper(at('/'));
  expect(clearSession).toHaveBeenCalledTimes(1);
});

it.each([
  ['/cht/members', '/'],
  ['/de/cht/members', '/de'],
])('redirects from %s, which needs a login, to %s', (pathname, home) => {
  const location = at(pathname);
  runRedirectHelper(location);
  expect(location.assign).toHaveBeenCalledWith(home);
});

it.each(['/', '/de', '/cht/ResourcesDoc', '/de/cht/ResourcesDoc', '/design/cht/members'])(
  'stays on %s',
  (pathname) => {
    const location = at(pathname);
    runRedirectHelper(location);
    expect(location.assign).not.toHaveBeenCalled();
  },
);
