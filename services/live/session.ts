import Cookies from 'js-cookie';

/** Whether somebody is logged in, by the cookie that scripts may read: '0' and none are logged out (specification, section 4). */
export function isLoggedIn(): boolean {
  const flag = Cookies.get('isGWLogin');
  return flag !== undefined && flag !== '0';
}
