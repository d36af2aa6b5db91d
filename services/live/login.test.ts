import { leaveLogin, onLoginEnd } from './login';

jest.mock('@/services/config/paths', () => ({
  ...jest.requireActual<object>('@/services/config/paths'),
  pathsForMembers: ['/cht/members'],
}));

const at = (pathname: string) => ({ pathname, assign: jest.fn() });

it('tells everyone who keeps something of the login', () => {
  const [one, other] = [jest.fn(), jest.fn()];
  const end = onLoginEnd(one);
  onLoginEnd(other);
  leaveLogin(at('/'));
  end();
  leaveLogin(at('/'));
  expect(one).toHaveBeenCalledTimes(1);
  expect(other).toHaveBeenCalledTimes(2);
});

it.each([
  ['/cht/members', '/'],
  ['/de/cht/members', '/de'],
])('leaves %s, which needs a login, for %s', (pathname, home) => {
  const location = at(pathname);
  leaveLogin(location);
  expect(location.assign).toHaveBeenCalledWith(home);
});

it.each(['/', '/de', '/cht/ResourcesDoc', '/de/cht/ResourcesDoc', '/design/cht/members'])(
  'stays on %s',
  (pathname) => {
    const location = at(pathname);
    leaveLogin(location);
    expect(location.assign).not.toHaveBeenCalled();
  },
);
