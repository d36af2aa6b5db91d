import { config } from '../../platform/config/config';
import { countAttempt, type Limit } from '../../platform/limits/limit';
import { accountErrors, type AccountError } from './accountErrors';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How often what may be done with accounts, in one place. A number counts whether it has an account or not. */
export const accountLimits = {
  messagePause: { name: 'message-pause', points: 1, seconds: minute },
  messagesPerDay: { name: 'messages-per-day', points: 5, seconds: day },
  messagesFromAddress: { name: 'messages-from-address', points: 10, seconds: hour, ofNetworks: true },
  /** Whatever the numbers and networks: each message costs money. */
  messagesPerHour: { name: 'messages-per-hour', points: config.smsPerHour, seconds: hour },
  messagesOfDay: { name: 'messages-of-day', points: config.smsPerDay, seconds: day },
  /** Links that set a new password of staff. */
  emailsToMailbox: { name: 'reset-emails-to-mailbox', points: 3, seconds: hour },
  emailsFromNetwork: { name: 'reset-emails-from-network', points: 20, seconds: hour, ofNetworks: true },
  linksFromNetwork: { name: 'reset-links-from-network', points: 30, seconds: hour, ofNetworks: true },
  /** Besides the five tries of each code. */
  codesFromAddress: { name: 'codes-from-address', points: 30, seconds: hour, ofNetworks: true },
} satisfies Record<string, Limit>;

/**
 * Counts one more.
 * @throws AccountRefusal `tooMany` or what `refusal` makes, 429 with Retry-After
 */
export async function allow(
  limit: Limit,
  key: string,
  refusal: (seconds: number) => AccountError = accountErrors.tooMany,
): Promise<void> {
  const { isAllowed, retryAfter } = await countAttempt(limit, key);
  if (!isAllowed) throw refusal(Math.max(1, retryAfter));
}
