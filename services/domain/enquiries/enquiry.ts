import type { EnquiryTopic } from '@/contract/lists/enquiries';
import type { ProductKind } from '@/contract/lists/surveys';
import type { Locale } from '@/services/domain/locale/locale';

interface Sender {
  name: string;
  email: string;
  /** Empty where there is none. */
  company: string;
  message: string;
  /** Date of the privacy notice that stood beside the form. */
  noticeVersion: string;
  /** Of a field that nobody sees; only machines fill it in. */
  trap: string;
  /** Of a solved captcha, where one was asked for. */
  captchaToken?: string;
}

export interface ContactEnquiry extends Sender {
  kind: 'contact';
  topic: EnquiryTopic;
}

export interface TrialEnquiry extends Sender {
  kind: 'freeTrial';
  /** ISO 3166-1 alpha-2: the country that is to be looked at. */
  country: string;
  productKinds: ProductKind[];
}

export interface CallEnquiry extends Sender {
  kind: 'call';
  /** The id of a `CallTime`. */
  callTime: number;
  /** The number to ring. */
  phone: string;
}

/** An enquiry sent with a form. */
export type Enquiry = ContactEnquiry | TrialEnquiry | CallEnquiry;

/** When somebody can be spoken to. */
export interface CallTime {
  id: number;
  /** ISO 8601 in UTC. */
  start: string;
  minutes: number;
  /** Name of the person who calls. */
  adviser: string;
  languages: Locale[];
}

/** Why an enquiry was not taken: an entry of it, a time that is gone, too many of them, a captcha that it needs, or none at all for now. */
export type EnquiryFailure = 'refused' | 'taken' | 'tooMany' | 'captcha' | 'unavailable';

/** An enquiry that was not taken. */
export class EnquiryError extends Error {
  override readonly name = 'EnquiryError';

  constructor(readonly reason: EnquiryFailure) {
    super(`The enquiry was not taken: ${reason}`);
  }
}
