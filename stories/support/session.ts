import Cookies from 'js-cookie';

/** Logs in while the story is shown; the API call returns the account. */
export function logIn() {
  Cookies.set('isGWLogin', '1');
  return () => Cookies.remove('isGWLogin');
}
