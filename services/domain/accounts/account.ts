import type { Channel, ChannelTracking } from '@/services/domain/activities/channel';
import type { Award } from '@/services/domain/activities/coupon';

/** The values of the registration form. */
export interface Registration extends ChannelTracking {
  /** E.164, for example `+4930231251`. */
  phone: string;
  /** The six digits of the message. */
  code: string;
  password: string;
  /** Empty where the merchant gave none. */
  companyName: string;
  /** The channel that the merchant selects. */
  channelId: number | null;
  /** Date of the terms and the privacy notice that the merchant agreed to. */
  consentVersion: string;
}

/** The data of a registration form. */
export interface RegistrationOffer {
  /** A marketing channel that merchants register through. */
  channels: Channel[];
  /** The channel that `award` belongs to; empty for the general one. */
  channel: ChannelTracking;
  /** The award for registering, or null. */
  award: Award | null;
  /** As in `Registration`. */
  consentVersion: string;
  /** Address of the script behind the captcha. */
  captchaScript: string;
}

export interface Registered {
  id: number;
  /** The award for the registration, or null. */
  awardTitle: string | null;
}

/** A code is on its way. Seconds. */
export interface CodeSent {
  validForSeconds: number;
  /** Until another code may be asked for. */
  retryAfterSeconds: number;
  /** No text message was sent: the code stands in the CMS under “Sent messages”. */
  isDemonstration: boolean;
}

/** Why a registration does not go on: what was entered, too many tries, or no answer that helps. */
export type RegistrationFault =
  | 'phone'
  | 'country'
  | 'captcha'
  | 'code'
  | 'password'
  | 'companyName'
  | 'channel'
  | 'taken'
  | 'tooMany'
  | 'unavailable';

/** A registration that does not go on; `retryAfter` in seconds, with too many tries alone. */
export class RegistrationError extends Error {
  override readonly name = 'RegistrationError';

  constructor(
    readonly reason: RegistrationFault,
    readonly retryAfter = 0,
  ) {
    super(`The registration does not go on: ${reason}`);
  }
}

/** The account that is logged in. */
export interface Account {
  id: number;
  /** Masked but for its last three digits. */
  maskedPhone: string;
  companyName: string;
  /** ISO 8601. */
  registeredAt: string;
}
