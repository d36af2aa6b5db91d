import type { Registered } from '@/services/domain/accounts/account';

import { clearFormState, loadFormState, saveFormState } from './formState';

/** Storage keys of a registration while the tab is open; cleared once the account exists. */
export const registrationKeys = {
  number: 'registration.number',
  sent: 'registration.sent',
  account: 'registration.account',
} as const;

const key = 'registration.done';

/** Clears the form state of the registration and saves its result for the next page. */
export function saveRegistered(registered: Registered) {
  clearFormState(...Object.values(registrationKeys));
  saveFormState(key, registered);
}

/** The registration of this tab, undefined where there was none. */
export const loadRegistered = () => loadFormState<Registered>(key);
