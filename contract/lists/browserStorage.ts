import { schemeCookie } from './colourSchemes';

interface StoredInBrowser {
  /** Cookies or keys of storage; a `*` at the end stands for any ending. */
  names: readonly string[];
  place: 'cookie' | 'localStorage' | 'sessionStorage';
  isConsentNeeded: boolean;
}

/** The entries that the site and the pages of the account store in a visitor's browser; the privacy notice describes each. */
export const browserStorage = {
  consent: { names: ['consent'], place: 'cookie', isConsentNeeded: false },
  language: { names: ['i18n_redirected'], place: 'cookie', isConsentNeeded: false },
  scheme: { names: [schemeCookie], place: 'cookie', isConsentNeeded: false },
  loginState: { names: ['isGWLogin'], place: 'cookie', isConsentNeeded: false },
  login: { names: ['loginCode'], place: 'cookie', isConsentNeeded: false },
  searchKey: { names: ['searchKey'], place: 'localStorage', isConsentNeeded: false },
  forms: {
    names: [
      'survey',
      'survey.report',
      'survey.sum',
      'survey.rhythm',
      'enquiry.*',
      'registration.*',
      'password.*',
    ],
    place: 'sessionStorage',
    isConsentNeeded: false,
  },
  reload: { names: ['reloadedAt'], place: 'sessionStorage', isConsentNeeded: false },
  visit: { names: ['visit'], place: 'localStorage', isConsentNeeded: true },
  activity: { names: ['activityModalTime'], place: 'localStorage', isConsentNeeded: true },
  channel: { names: ['channelNo', 'channelCode'], place: 'cookie', isConsentNeeded: true },
} as const satisfies Record<string, StoredInBrowser>;
export type StoredName = keyof typeof browserStorage;

/** What needs no consent, because a function that the visitor uses needs it. */
export type StoredWithoutConsent = {
  [Name in StoredName]: (typeof browserStorage)[Name]['isConsentNeeded'] extends true ? never : Name;
}[StoredName];
