import { languageParameter } from './detectLanguage';
import type { ContentLanguage } from './languages';

/** Addresses of this host that visitors see (requirements, 2: global). */
export const accountPaths = {
  home: '/',
  register: '/user/register',
  login: '/user/login',
  profile: '/user/profile',
  company: '/user/company',
  calendar: '/user/calendar',
  coupons: '/user/coupons',
  enquiries: '/user/enquiries',
  password: '/user/password',
  reports: '/user/reports',
  forgotten: '/user/forgotten',
  workPlace: '/workPlace',
  /** The target of the link in the e-mail of an enquiry. */
  confirm: '/user/confirm',
  /** Signs up for e-mails about changes of the law. */
  alerts: '/user/alerts',
  /** The target of the link in the e-mail that asks for confirmation. */
  confirmAlerts: '/user/alerts/confirm',
  /** Ends the alerts: the address in each of their e-mails, which takes a POST of mail programs too, and its page. */
  unsubscribe: '/user/alerts/unsubscribe',
  endAlerts: '/user/alerts/end',
  /** Takes a POST. */
  logout: '/user/logout',
} as const;

/** The pages of an account at `/user/{page}`, in the order of its navigation (requirements, 2: user/{page}). */
export const accountPageNames = [
  'profile',
  'calendar',
  'company',
  'coupons',
  'enquiries',
  'reports',
  'password',
] as const;
export type AccountPageName = (typeof accountPageNames)[number];

export const isAccountPage = (page: string): page is AccountPageName =>
  accountPageNames.some((name) => name === page);

/** The calendar of an account as a file. */
export const calendarFilePath = '/user/calendar.ics';

/** The call of an enquiry as a calendar file. */
export const callFilePath = '/user/call.ics';

/** The script of the captcha in these pages' forms. */
export const captchaPath = '/captcha/widget.js';

/** Parameter of the login page: where to go after it. */
export const returnParameter = 'return';

/** Parameter of the login page: somebody has just logged out. */
export const loggedOutParameter = 'loggedOut';

/** Parameters of the page that confirms: whose link it is, and that it was confirmed just now. */
export const tokenParameter = 'token';
export const confirmedParameter = 'confirmed';

/** Parameters of the page of alerts: ticked beforehand, any number of times; and the e-mail is on its way. */
export const countryParameter = 'country';
export const topicParameter = 'topic';
export const sentParameter = 'sent';

/** The page of an enquiry's link. The language is in it for those who keep no cookies too. */
export const confirmPath = (token: string, language: ContentLanguage): string =>
  pathOfLink('confirm', token, language);

/** The page of any other link in an e-mail. */
export const pathOfLink = (
  page: 'confirm' | 'confirmAlerts' | 'unsubscribe' | 'endAlerts',
  token: string,
  language: ContentLanguage,
): string =>
  `${accountPaths[page]}?${new URLSearchParams({ [tokenParameter]: token, [languageParameter]: language })}`;
