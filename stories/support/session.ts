import Cookies from 'js-cookie';

/** Somebody is logged in for as long as the story is shown; who it is says the live call. */
export function logIn() {
  Cookies.set('isGWLogin', '1');
  return () => Cookies.remove('isGWLogin');
}
