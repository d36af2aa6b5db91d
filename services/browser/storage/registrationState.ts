import { forget, recall, remember } from './formState';
import type { Registered } from '@/services/domain/accounts/account';

/** What a registration keeps while the tab is open; gone once it has an account. */
export const registrationDrafts = {
  number: 'registration.number',
  sent: 'registration.sent',
  account: 'registration.account',
} as const;

const key = 'registration.done';

/** The account is there: what was typed for it may go, what was given for it is told on the next page. */
export function rememberRegistered(registered: Registered) {
  forget(...Object.values(registrationDrafts));
  remember(key, registered);
}

/** The registration of this tab, undefined where there was none. */
export const recallRegistered = () => recall<Registered>(key);
