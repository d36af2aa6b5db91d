import Cookies from 'js-cookie';
import {
  acceptCategory,
  type PreferencesModalOptions,
  reset,
  run,
  showPreferences,
  type Translation,
} from 'vanilla-cookieconsent';

import {
  type ConsentCategory,
  consentCategories,
  consentCookie,
  consentVersion,
} from '@/services/domain/visits/consent';

import { syncConsent } from './consent';

interface Settings {
  texts: PreferencesModalOptions;
  onClose: () => void;
}

/** Opens the description of a category, so that its meaning is visible. */
const unfold = (title: HTMLElement) => title.click();

/** Starts the library with the current cookie, which another tab may have changed. */
function begin(settings?: Settings): Promise<void> {
  reset();
  const isFirstChoice = Cookies.get(consentCookie) === undefined;
  // The library gives everybody an id, even those who decline. One that it finds in the record it keeps.
  if (isFirstChoice) Cookies.set(consentCookie, '{"consentId":"none"}');
  const beginning = run({
    revision: consentVersion,
    // Of this host alone.
    cookie: { name: consentCookie, domain: '' },
    categories: {
      necessary: { enabled: true, readOnly: true },
      ...Object.fromEntries(consentCategories.map((category) => [category, {}])),
    },
    language: {
      default: 'page',
      translations: { page: { preferencesModal: settings?.texts } as Translation },
    },
    autoShow: false,
    // A visitor who presses a button is no crawler.
    hideFromBots: false,
    manageScriptTags: false,
    autoClearCookies: false,
    onFirstConsent: syncConsent,
    onChange: syncConsent,
    onModalReady: ({ modal }) => modal.querySelectorAll<HTMLElement>('[aria-expanded]').forEach(unfold),
    onModalHide: settings?.onClose,
  });
  // It has been read by now, and nothing is kept before there is a choice.
  if (isFirstChoice) Cookies.remove(consentCookie);
  return beginning;
}

/** Saves consent to exactly these categories. */
export async function saveConsent(categories: readonly ConsentCategory[]): Promise<void> {
  await begin();
  acceptCategory([...categories]);
}

/** Opens the dialog for choosing the categories; returns the function that closes it. */
export function showConsentSettings(settings: Settings): () => void {
  let isWanted = true;
  void begin(settings).then(() => isWanted && showPreferences());
  return () => {
    isWanted = false;
    reset();
  };
}
