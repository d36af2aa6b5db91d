/** Addresses of this host that visitors see (specification, section 2, global). */
export const accountPaths = {
  home: '/',
  register: '/user/register',
  login: '/user/login',
  profile: '/user/profile',
  password: '/user/password',
  reports: '/user/reports',
  forgotten: '/user/forgotten',
  workPlace: '/workPlace',
  /** Takes a POST. */
  logout: '/user/logout',
} as const;

/** Parameter of the login page: where to go after it. */
export const returnParameter = 'return';

/** Target on the home page of this host. */
export const menuId = 'menu';

/** Parameter of the login page: somebody has just logged out. */
export const loggedOutParameter = 'loggedOut';
